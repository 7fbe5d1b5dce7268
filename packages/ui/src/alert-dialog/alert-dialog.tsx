import { clsx } from 'clsx'
import * as RadixAlertDialog from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import { footerStyles, titleEndStyles, titleStyles } from '../overlay/overlay.styles.ts'
import { Panel } from '../overlay/panel.tsx'
import { useRegisterTitle } from '../overlay/require-title.tsx'
import { useKit } from '../provider/index.ts'

export type AlertDialogProps = ComponentProps<typeof RadixAlertDialog.Root>

/** A question that must be answered before anything else: only its buttons, or Escape, close it. */
export const AlertDialog = (props: AlertDialogProps) => <RadixAlertDialog.Root {...props} />

export type AlertDialogTriggerProps = ComponentProps<typeof RadixAlertDialog.Trigger>

/** Opens the question and gets focus back. Pass the kit's Button with `asChild`. */
export const AlertDialogTrigger = (props: AlertDialogTriggerProps) => (
  <RadixAlertDialog.Trigger data-slot="alert-dialog-trigger" {...props} />
)

export interface AlertDialogContentProps extends ComponentProps<typeof RadixAlertDialog.Content> {
  /** How wide it may grow: 384, 544 or 832 px. @default 'small' */
  size?: 'small' | 'medium' | 'large'
}

const alertParts = {
  Portal: RadixAlertDialog.Portal,
  Overlay: RadixAlertDialog.Overlay,
  Content: RadixAlertDialog.Content,
}

/** The panel: an AlertDialogTitle that asks, a description that tells the price, and the answers. */
export const AlertDialogContent = ({ size = 'small', ...rest }: AlertDialogContentProps) => (
  <Panel radix={alertParts} component="alert-dialog" size={size} {...rest} />
)

export type AlertDialogTitleProps = ComponentProps<typeof RadixAlertDialog.Title>

/** The question: its heading and its name. */
export function AlertDialogTitle({ className, ...rest }: AlertDialogTitleProps) {
  useRegisterTitle()
  return (
    <RadixAlertDialog.Title
      data-slot="alert-dialog-title"
      className={clsx(titleStyles, titleEndStyles.alone, className)}
      {...rest}
    />
  )
}

export type AlertDialogDescriptionProps = ComponentProps<typeof RadixAlertDialog.Description>

/** What happens if the answer is yes, read out with the question. */
export const AlertDialogDescription = ({ className, ...rest }: AlertDialogDescriptionProps) => (
  <RadixAlertDialog.Description
    data-slot="alert-dialog-description"
    className={clsx('sa:type-body sa:text-pretty sa:text-ink-muted', className)}
    {...rest}
  />
)

export type AlertDialogFooterProps = ComponentProps<'div'>

/** The answers: AlertDialogCancel, then AlertDialogAction. */
export const AlertDialogFooter = ({ className, ...rest }: AlertDialogFooterProps) => (
  <div data-slot="alert-dialog-footer" className={clsx(footerStyles, className)} {...rest} />
)

export interface AlertDialogAnswerProps extends Omit<ButtonProps, 'asChild' | 'children'> {
  /** @default the provider's word for it */
  children?: ReactNode
}

/** The way back, which has focus when the question opens. */
export function AlertDialogCancel({ children, ...rest }: AlertDialogAnswerProps) {
  const { messages } = useKit()
  return (
    <RadixAlertDialog.Cancel asChild>
      <Button data-slot="alert-dialog-cancel" {...rest}>
        {children ?? messages.cancel}
      </Button>
    </RadixAlertDialog.Cancel>
  )
}

/** The yes. Say in a word what it does: Delete account. `variant="danger"` for what cannot be undone. */
export function AlertDialogAction({ children, variant = 'action', ...rest }: AlertDialogAnswerProps) {
  const { messages } = useKit()
  return (
    <RadixAlertDialog.Action asChild>
      <Button data-slot="alert-dialog-action" variant={variant} {...rest}>
        {children ?? messages.confirm}
      </Button>
    </RadixAlertDialog.Action>
  )
}
