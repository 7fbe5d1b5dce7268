import { clsx } from 'clsx'
import * as RadixAlertDialog from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { LabelIds, useLabelId } from '../label-ids/label-ids.tsx'
import { OverlayButton, type OverlayButtonProps } from '../overlay/overlay-button.tsx'
import { footerStyles, titleEndStyles, titleStyles } from '../overlay/overlay.styles.ts'
import { Panel, type PanelContentProps } from '../overlay/panel.tsx'
import { useRegisterTitle } from '../overlay/require-title.tsx'
import { useKit } from '../provider/index.ts'

export type AlertDialogProps = ComponentProps<typeof RadixAlertDialog.Root>

/** A modal confirmation. Only its buttons and Escape close it. */
export const AlertDialog = (props: AlertDialogProps) => (
  <LabelIds>
    <RadixAlertDialog.Root {...props} />
  </LabelIds>
)

export type AlertDialogTriggerProps = OverlayButtonProps

/** Button that opens the dialog, and gets focus back when it closes. */
export const AlertDialogTrigger = (props: AlertDialogTriggerProps) => (
  <OverlayButton radix={RadixAlertDialog.Trigger} data-slot="alert-dialog-trigger" {...props} />
)

export interface AlertDialogContentProps extends Omit<
  PanelContentProps,
  'onInteractOutside' | 'onPointerDownOutside'
> {
  /** Maximum width: 384, 544 or 832 px. @default 'small' */
  size?: 'small' | 'medium' | 'large'
}

const alertParts = {
  Portal: RadixAlertDialog.Portal,
  Overlay: RadixAlertDialog.Overlay,
  Content: RadixAlertDialog.Content,
}

/** The panel: an AlertDialogTitle with the question, an AlertDialogDescription, and an AlertDialogFooter. */
export const AlertDialogContent = ({ size = 'small', ...rest }: AlertDialogContentProps) => (
  <Panel radix={alertParts} component="alert-dialog" size={size} {...rest} />
)

export type AlertDialogTitleProps = ComponentProps<typeof RadixAlertDialog.Title>

/** Heading and accessible name of the dialog: the question. */
export function AlertDialogTitle({ className, ...rest }: AlertDialogTitleProps) {
  useRegisterTitle()
  useLabelId('title', rest)
  return (
    <RadixAlertDialog.Title
      data-slot="alert-dialog-title"
      className={clsx(titleStyles, titleEndStyles.alone, className)}
      {...rest}
    />
  )
}

export type AlertDialogDescriptionProps = ComponentProps<typeof RadixAlertDialog.Description>

/** Consequences of confirming, which screen readers announce after the question. */
export function AlertDialogDescription({ className, ...rest }: AlertDialogDescriptionProps) {
  useLabelId('description', rest)
  return (
    <RadixAlertDialog.Description
      data-slot="alert-dialog-description"
      className={clsx('sa:type-body sa:text-pretty sa:text-ink-muted', className)}
      {...rest}
    />
  )
}

export type AlertDialogFooterProps = ComponentProps<'div'>

/** The buttons: AlertDialogCancel, then AlertDialogAction. */
export const AlertDialogFooter = ({ className, ...rest }: AlertDialogFooterProps) => (
  <div data-slot="alert-dialog-footer" className={clsx(footerStyles, className)} {...rest} />
)

export interface AlertDialogAnswerProps extends Omit<OverlayButtonProps, 'children'> {
  /** Label of the button. @default "Cancel" or "Confirm", localized */
  children?: ReactNode
}

/** The cancel button, which is focused when the dialog opens. */
export function AlertDialogCancel({ children, ...rest }: AlertDialogAnswerProps) {
  const { messages } = useKit()
  return (
    <OverlayButton radix={RadixAlertDialog.Cancel} data-slot="alert-dialog-cancel" {...rest}>
      {children ?? messages.cancel}
    </OverlayButton>
  )
}

/** The confirm button. Name the action: "Delete account". Use `variant="danger"` for an irreversible one. */
export function AlertDialogAction({ children, variant = 'action', ...rest }: AlertDialogAnswerProps) {
  const { messages } = useKit()
  return (
    <OverlayButton
      radix={RadixAlertDialog.Action}
      data-slot="alert-dialog-action"
      {...(rest.asChild ? {} : { variant })}
      {...rest}
    >
      {children ?? messages.confirm}
    </OverlayButton>
  )
}
