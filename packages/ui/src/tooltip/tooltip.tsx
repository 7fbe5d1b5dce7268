import { clsx } from 'clsx'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { createContext, use, type ComponentProps } from 'react'
import { screenMargin } from '../overlay/overlay.styles.ts'
import { physicalSide, type Side } from '../overlay/logical-side.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import { useAvailableSide } from '../overlay/use-available-space.ts'

const Shared = createContext(false)

export interface TooltipProviderProps {
  /** Time between hover and opening, in ms. @default 500 */
  delay?: number
  /** The tooltips, and anything around them. */
  children: ComponentProps<typeof RadixTooltip.Provider>['children']
}

/** Lets the tooltips of a toolbar open without delay after the first one. Optional. */
export const TooltipProvider = ({ delay = 500, children }: TooltipProviderProps) => (
  <RadixTooltip.Provider delayDuration={delay}>
    <Shared value>{children}</Shared>
  </RadixTooltip.Provider>
)

export interface TooltipProps extends Omit<ComponentProps<typeof RadixTooltip.Root>, 'delayDuration'> {
  /** Time between hover and opening, in ms. @default the provider's, or 500 */
  delay?: number
}

/** A short description on hover and focus. Touch screens have no hover, so do not put essential information in it. */
export function Tooltip({ delay, ...rest }: TooltipProps) {
  const root = <RadixTooltip.Root {...(delay === undefined ? {} : { delayDuration: delay })} {...rest} />
  return use(Shared) ? root : <TooltipProvider>{root}</TooltipProvider>
}

export type TooltipTriggerProps = ComponentProps<typeof RadixTooltip.Trigger>

/** The described element, which must be focusable. Pass the kit's IconButton with `asChild`. */
export const TooltipTrigger = (props: TooltipTriggerProps) => (
  <RadixTooltip.Trigger data-slot="tooltip-trigger" {...props} />
)

export interface TooltipContentProps extends Omit<
  ComponentProps<typeof RadixTooltip.Content>,
  'forceMount' | 'side'
> {
  /** Preferred side of the trigger. The tooltip flips when there is no space. @default 'top' */
  side?: Side
  /** Alignment with the trigger on the other axis. @default 'center' */
  align?: 'start' | 'center' | 'end'
}

/** The tooltip: text without interactive content. It becomes the trigger's accessible description. */
export function TooltipContent({ side = 'top', className, children, ...rest }: TooltipContentProps) {
  const { dir, portal } = useOverlay()
  const availableSide = useAvailableSide(side, 'top')
  return (
    <RadixTooltip.Portal {...portal}>
      <RadixTooltip.Content
        data-slot="tooltip-content"
        dir={dir}
        side={physicalSide(availableSide, dir)}
        sideOffset={8}
        collisionPadding={screenMargin}
        className={clsx(
          'sa:overlay-motion sa:z-50 sa:origin-(--radix-popper-transform-origin) sa:[--from-scale:0.94]',
          'sa:max-w-[min(18rem,var(--radix-popper-available-width))] sa:rounded-tag sa:bg-night sa:px-3 sa:py-1.5 sa:text-on-night',
          'sa:border sa:border-on-night-muted/40 sa:text-center sa:type-small sa:text-pretty sa:wrap-anywhere sa:forced:border-[CanvasText]',
          className,
        )}
        {...rest}
      >
        {children}
      </RadixTooltip.Content>
    </RadixTooltip.Portal>
  )
}
