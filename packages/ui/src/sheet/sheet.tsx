import { clsx } from 'clsx'
import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { DialogCorner, dialogParts } from '../dialog/dialog.tsx'
import { footerLook, titleEnd, titleLook } from '../overlay/overlay.styles.ts'
import { Panel } from '../overlay/panel.tsx'
import { useTitle } from '../overlay/require-title.tsx'

export interface SheetProps extends ComponentProps<typeof RadixDialog.Root> {
  /**
   * `false` leaves the page behind it usable: no scrim, no focus trap, no scroll lock.
   * @default true
   */
  modal?: boolean
}

/** A dialog that slides in from an edge: navigation, filters, the details of what is on the page. */
export const Sheet = (props: SheetProps) => <RadixDialog.Root {...props} />

export type SheetTriggerProps = ComponentProps<typeof RadixDialog.Trigger>

/** Opens the sheet and gets focus back. Pass the kit's Button with `asChild`. */
export const SheetTrigger = (props: SheetTriggerProps) => (
  <RadixDialog.Trigger data-slot="sheet-trigger" {...props} />
)

export interface SheetContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** The edge that it slides in from. @default 'inline-end' */
  side?: 'inline-start' | 'inline-end' | 'bottom'
  /** How wide it may grow: 384, 544 or 832 px. @default 'small' */
  size?: 'small' | 'medium' | 'large'
  /** The close button in the corner. Escape and a press outside close it either way. @default true */
  closable?: boolean
}

/** The panel. Give it a SheetTitle first; content longer than the screen scrolls inside it. */
export const SheetContent = ({
  side = 'inline-end',
  size = side === 'bottom' ? 'large' : 'small',
  closable = true,
  children,
  ...rest
}: SheetContentProps) => (
  <Panel radix={dialogParts} of="sheet" place={side} size={size} data-side={side} {...rest}>
    {children}
    {closable && <DialogCorner />}
  </Panel>
)

export type SheetTitleProps = ComponentProps<typeof RadixDialog.Title>

/** What the sheet is about: its heading and its name. */
export function SheetTitle({ className, ...rest }: SheetTitleProps) {
  useTitle()
  return (
    <RadixDialog.Title
      data-slot="sheet-title"
      className={clsx(titleLook, titleEnd.besideClose, className)}
      {...rest}
    />
  )
}

export type SheetDescriptionProps = ComponentProps<typeof RadixDialog.Description>

/** One or two sentences that are read out after the title when the sheet opens. */
export const SheetDescription = ({ className, ...rest }: SheetDescriptionProps) => (
  <RadixDialog.Description
    data-slot="sheet-description"
    className={clsx('sa:type-body sa:text-pretty sa:text-ink-muted', className)}
    {...rest}
  />
)

export type SheetFooterProps = ComponentProps<'div'>

/** The buttons that end the sheet; they stand on its floor. */
export const SheetFooter = ({ className, ...rest }: SheetFooterProps) => (
  <div data-slot="sheet-footer" className={clsx(footerLook, 'sa:mt-auto', className)} {...rest} />
)

export type SheetCloseProps = ComponentProps<typeof RadixDialog.Close>

/** Closes the sheet. Pass the kit's Button with `asChild`. */
export const SheetClose = (props: SheetCloseProps) => <RadixDialog.Close data-slot="sheet-close" {...props} />
