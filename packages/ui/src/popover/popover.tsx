import { clsx } from 'clsx'
import * as RadixPopover from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { isComposing } from '../composition/index.ts'
import { FocusReturn } from '../overlay/focus-return.tsx'
import { isEscapeOfList } from '../overlay/is-escape-of-list.ts'
import { LabelIds, useLabelId, useLabelReference } from '../label-ids/label-ids.tsx'
import { popupStyles, screenMargin } from '../overlay/overlay.styles.ts'
import { physicalSide, type Side } from '../overlay/logical-side.ts'
import { RequireTitle, useRegisterTitle } from '../overlay/require-title.tsx'
import { useOverlay } from '../overlay/use-overlay.ts'
import { useAvailableSide } from '../overlay/use-available-space.ts'

export type PopoverProps = ComponentProps<typeof RadixPopover.Root>

/** A small non-modal panel next to its trigger. Escape or a press outside closes it. */
export const Popover = (props: PopoverProps) => (
  <LabelIds>
    <RadixPopover.Root {...props} />
  </LabelIds>
)

export type PopoverTriggerProps = ComponentProps<typeof RadixPopover.Trigger>

/** Opens and closes the popover. Pass the kit's Button with `asChild`. */
export const PopoverTrigger = (props: PopoverTriggerProps) => (
  <RadixPopover.Trigger data-slot="popover-trigger" {...props} />
)

export type PopoverAnchorProps = ComponentProps<typeof RadixPopover.Anchor>

/** Positions the popover next to this element instead of its trigger. */
export const PopoverAnchor = (props: PopoverAnchorProps) => (
  <RadixPopover.Anchor data-slot="popover-anchor" {...props} />
)

export interface PopoverContentProps extends Omit<
  ComponentProps<typeof RadixPopover.Content>,
  'asChild' | 'forceMount' | 'side'
> {
  /** Preferred side of the trigger. The popover flips when there is no space. @default 'bottom' */
  side?: Side
  /** Alignment with the trigger on the other axis. @default 'center' */
  align?: 'start' | 'center' | 'end'
}

/** The panel. Name it with a PopoverTitle or `aria-label`. Content taller than the viewport scrolls inside it. */
export function PopoverContent({
  side = 'bottom',
  className,
  onEscapeKeyDown,
  children,
  ...rest
}: PopoverContentProps) {
  const { dir, portal } = useOverlay()
  const labelledBy = useLabelReference('title', 'aria-labelledby')
  const describedBy = useLabelReference('description', 'aria-describedby')
  const availableSide = useAvailableSide(side, 'bottom')
  return (
    <RadixPopover.Portal {...portal}>
      <RadixPopover.Content
        data-slot="popover-content"
        dir={dir}
        side={physicalSide(availableSide, dir)}
        sideOffset={8}
        collisionPadding={screenMargin}
        className={clsx(
          popupStyles,
          'sa:grid sa:w-80 sa:max-w-(--radix-popper-available-width) sa:gap-3 sa:p-4 sa:no-ring',
          className,
        )}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event)
          if (isComposing(event) || isEscapeOfList(event)) event.preventDefault()
        }}
        {...labelledBy}
        {...describedBy}
        {...rest}
      >
        <RequireTitle
          part="PopoverContent"
          title="PopoverTitle"
          isNamed={Boolean(rest['aria-label'] ?? rest['aria-labelledby'])}
        >
          {children}
        </RequireTitle>
        <FocusReturn />
      </RadixPopover.Content>
    </RadixPopover.Portal>
  )
}

export type PopoverTitleProps = ComponentProps<typeof RadixPopover.Title>

/** Heading and accessible name of the popover. */
export function PopoverTitle({ className, ...rest }: PopoverTitleProps) {
  useRegisterTitle()
  useLabelId('title', rest)
  return (
    <RadixPopover.Title
      data-slot="popover-title"
      className={clsx('sa:type-subheading sa:wrap-anywhere', className)}
      {...rest}
    />
  )
}

export type PopoverDescriptionProps = ComponentProps<typeof RadixPopover.Description>

/** Description that screen readers announce after the title when the popover opens. */
export function PopoverDescription({ className, ...rest }: PopoverDescriptionProps) {
  useLabelId('description', rest)
  return (
    <RadixPopover.Description
      data-slot="popover-description"
      className={clsx('sa:type-small sa:text-pretty sa:text-ink-muted', className)}
      {...rest}
    />
  )
}

export type PopoverCloseProps = ComponentProps<typeof RadixPopover.Close>

/** Closes the popover. Pass the kit's Button with `asChild`. */
export const PopoverClose = (props: PopoverCloseProps) => (
  <RadixPopover.Close data-slot="popover-close" {...props} />
)
