import { clsx } from 'clsx'
import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { DialogCloseCorner, dialogParts } from '../dialog/dialog.tsx'
import { LabelIds, useLabelId } from '../label-ids/label-ids.tsx'
import { OverlayButton, type OverlayButtonProps } from '../overlay/overlay-button.tsx'
import { footerStyles, titleEndStyles, titleStyles } from '../overlay/overlay.styles.ts'
import { Panel, type PanelContentProps } from '../overlay/panel.tsx'
import { useRegisterTitle } from '../overlay/require-title.tsx'

export interface SheetProps extends ComponentProps<typeof RadixDialog.Root> {
  /** `false` keeps the page usable: without scrim, focus trap and scroll lock. @default true */
  modal?: boolean
}

/** A dialog that slides in from an edge, for navigation, filters or details. */
export const Sheet = (props: SheetProps) => (
  <LabelIds>
    <RadixDialog.Root {...props} />
  </LabelIds>
)

export type SheetTriggerProps = OverlayButtonProps

/** Button that opens the sheet, and gets focus back when it closes. */
export const SheetTrigger = (props: SheetTriggerProps) => (
  <OverlayButton radix={RadixDialog.Trigger} data-slot="sheet-trigger" {...props} />
)

export interface SheetContentProps extends PanelContentProps {
  /** Edge from which it slides in. @default 'inline-end' */
  side?: 'inline-start' | 'inline-end' | 'bottom'
  /** Maximum width: 384, 544 or 832 px. @default 'small' */
  size?: 'small' | 'medium' | 'large'
  /** Shows a close button in the corner. Escape and a press outside always close the sheet. @default true */
  closable?: boolean
}

/** The panel. Its first child should be a SheetTitle. Content taller than the viewport scrolls inside it. */
export const SheetContent = ({
  side = 'inline-end',
  size = side === 'bottom' ? 'large' : 'small',
  closable = true,
  children,
  ...rest
}: SheetContentProps) => (
  <Panel radix={dialogParts} component="sheet" placement={side} size={size} data-side={side} {...rest}>
    {children}
    {closable && <DialogCloseCorner />}
  </Panel>
)

export type SheetTitleProps = ComponentProps<typeof RadixDialog.Title>

/** Heading and accessible name of the sheet. */
export function SheetTitle({ className, ...rest }: SheetTitleProps) {
  useRegisterTitle()
  useLabelId('title', rest)
  return (
    <RadixDialog.Title
      data-slot="sheet-title"
      className={clsx(titleStyles, titleEndStyles.besideClose, className)}
      {...rest}
    />
  )
}

export type SheetDescriptionProps = ComponentProps<typeof RadixDialog.Description>

/** Description that screen readers announce after the title when the sheet opens. */
export function SheetDescription({ className, ...rest }: SheetDescriptionProps) {
  useLabelId('description', rest)
  return (
    <RadixDialog.Description
      data-slot="sheet-description"
      className={clsx('sa:type-body sa:text-pretty sa:text-ink-muted', className)}
      {...rest}
    />
  )
}

export type SheetFooterProps = ComponentProps<'div'>

/** Buttons at the end of the sheet, aligned to its bottom. */
export const SheetFooter = ({ className, ...rest }: SheetFooterProps) => (
  <div data-slot="sheet-footer" className={clsx(footerStyles, 'sa:mt-auto', className)} {...rest} />
)

export type SheetCloseProps = OverlayButtonProps

/** Button that closes the sheet. */
export const SheetClose = (props: SheetCloseProps) => (
  <OverlayButton radix={RadixDialog.Close} data-slot="sheet-close" {...props} />
)
