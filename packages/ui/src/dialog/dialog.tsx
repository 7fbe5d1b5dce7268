import { clsx } from 'clsx'
import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { getCloseIconProps } from '../overlay/close-icon-props.tsx'
import { LabelIds, useLabelId } from '../label-ids/label-ids.tsx'
import { OverlayButton, type OverlayButtonProps } from '../overlay/overlay-button.tsx'
import { closeCornerStyles, footerStyles, titleEndStyles, titleStyles } from '../overlay/overlay.styles.ts'
import { Panel, type PanelContentProps } from '../overlay/panel.tsx'
import { useRegisterTitle } from '../overlay/require-title.tsx'
import { useKit } from '../provider/index.ts'

export interface DialogProps extends ComponentProps<typeof RadixDialog.Root> {
  /** `false` keeps the page usable: without scrim, focus trap and scroll lock. @default true */
  modal?: boolean
}

/** A modal window over the page. Its trigger opens it, or the host through `open`. */
export const Dialog = (props: DialogProps) => (
  <LabelIds>
    <RadixDialog.Root {...props} />
  </LabelIds>
)

export type DialogTriggerProps = OverlayButtonProps

/** Button that opens the dialog, and gets focus back when it closes. */
export const DialogTrigger = (props: DialogTriggerProps) => (
  <OverlayButton radix={RadixDialog.Trigger} data-slot="dialog-trigger" {...props} />
)

export interface DialogContentProps extends PanelContentProps {
  /** Maximum width: 384, 544 or 832 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Shows a close button in the corner. Escape and a press outside always close the dialog. @default true */
  closable?: boolean
}

/** Picked one by one: passing the namespace would defeat tree-shaking. */
export const dialogParts = {
  Portal: RadixDialog.Portal,
  Overlay: RadixDialog.Overlay,
  Content: RadixDialog.Content,
}

/** The panel. Its first child should be a DialogTitle. Content taller than the viewport scrolls inside it. */
export const DialogContent = ({ closable = true, children, ...rest }: DialogContentProps) => (
  <Panel radix={dialogParts} component="dialog" {...rest}>
    {children}
    {closable && <DialogCloseCorner />}
  </Panel>
)

/** Last in the source order, so that the content gets focus before the close button. */
export function DialogCloseCorner() {
  const { messages } = useKit()
  return (
    <div className={closeCornerStyles}>
      <RadixDialog.Close {...getCloseIconProps(messages.close)} />
    </div>
  )
}

export type DialogTitleProps = ComponentProps<typeof RadixDialog.Title>

/** Heading and accessible name of the dialog. */
export function DialogTitle({ className, ...rest }: DialogTitleProps) {
  useRegisterTitle()
  useLabelId('title', rest)
  return (
    <RadixDialog.Title
      data-slot="dialog-title"
      className={clsx(titleStyles, titleEndStyles.besideClose, className)}
      {...rest}
    />
  )
}

export type DialogDescriptionProps = ComponentProps<typeof RadixDialog.Description>

/** Description that screen readers announce after the title when the dialog opens. */
export function DialogDescription({ className, ...rest }: DialogDescriptionProps) {
  useLabelId('description', rest)
  return (
    <RadixDialog.Description
      data-slot="dialog-description"
      className={clsx('sa:type-body sa:text-pretty sa:text-ink-muted', className)}
      {...rest}
    />
  )
}

export type DialogFooterProps = ComponentProps<'div'>

/** Buttons at the end of the dialog; the main action is the last one. */
export const DialogFooter = ({ className, ...rest }: DialogFooterProps) => (
  <div data-slot="dialog-footer" className={clsx(footerStyles, className)} {...rest} />
)

export type DialogCloseProps = OverlayButtonProps

/** Button that closes the dialog. */
export const DialogClose = (props: DialogCloseProps) => (
  <OverlayButton radix={RadixDialog.Close} data-slot="dialog-close" {...props} />
)
