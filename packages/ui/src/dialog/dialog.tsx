import { clsx } from 'clsx'
import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { getCloseIconProps } from '../overlay/close-icon-props.tsx'
import { closeCornerStyles, footerStyles, titleEndStyles, titleStyles } from '../overlay/overlay.styles.ts'
import { Panel } from '../overlay/panel.tsx'
import { useRegisterTitle } from '../overlay/require-title.tsx'
import { useKit } from '../provider/index.ts'

export interface DialogProps extends ComponentProps<typeof RadixDialog.Root> {
  /**
   * `false` leaves the page behind it usable: no scrim, no focus trap, no scroll lock.
   * @default true
   */
  modal?: boolean
}

/** Something to see to before going on, over the page. Open by its trigger, or by the host through `open`. */
export const Dialog = (props: DialogProps) => <RadixDialog.Root {...props} />

export type DialogTriggerProps = ComponentProps<typeof RadixDialog.Trigger>

/** Opens the dialog and gets focus back. Pass the kit's Button with `asChild`. */
export const DialogTrigger = (props: DialogTriggerProps) => (
  <RadixDialog.Trigger data-slot="dialog-trigger" {...props} />
)

export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** How wide it may grow: 384, 544 or 832 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** The close button in the corner. Escape and a press outside close it either way. @default true */
  closable?: boolean
}

/** Only these, for a bundler keeps everything of a namespace that is passed on. */
export const dialogParts = {
  Portal: RadixDialog.Portal,
  Overlay: RadixDialog.Overlay,
  Content: RadixDialog.Content,
}

/** The panel. Give it a DialogTitle first; content longer than the screen scrolls inside it. */
export const DialogContent = ({ closable = true, children, ...rest }: DialogContentProps) => (
  <Panel radix={dialogParts} component="dialog" {...rest}>
    {children}
    {closable && <DialogCloseCorner />}
  </Panel>
)

/** Last in the source, so that what the dialog is about gets focus before the way out of it. */
export function DialogCloseCorner() {
  const { messages } = useKit()
  return (
    <div className={closeCornerStyles}>
      <RadixDialog.Close {...getCloseIconProps(messages.close)} />
    </div>
  )
}

export type DialogTitleProps = ComponentProps<typeof RadixDialog.Title>

/** What the dialog is about: its heading and its name. */
export function DialogTitle({ className, ...rest }: DialogTitleProps) {
  useRegisterTitle()
  return (
    <RadixDialog.Title
      data-slot="dialog-title"
      className={clsx(titleStyles, titleEndStyles.besideClose, className)}
      {...rest}
    />
  )
}

export type DialogDescriptionProps = ComponentProps<typeof RadixDialog.Description>

/** One or two sentences that are read out after the title when the dialog opens. */
export const DialogDescription = ({ className, ...rest }: DialogDescriptionProps) => (
  <RadixDialog.Description
    data-slot="dialog-description"
    className={clsx('sa:type-body sa:text-pretty sa:text-ink-muted', className)}
    {...rest}
  />
)

export type DialogFooterProps = ComponentProps<'div'>

/** The buttons that end the dialog, the one that goes on last. */
export const DialogFooter = ({ className, ...rest }: DialogFooterProps) => (
  <div data-slot="dialog-footer" className={clsx(footerStyles, className)} {...rest} />
)

export type DialogCloseProps = ComponentProps<typeof RadixDialog.Close>

/** Closes the dialog. Pass the kit's Button with `asChild`. */
export const DialogClose = (props: DialogCloseProps) => (
  <RadixDialog.Close data-slot="dialog-close" {...props} />
)
