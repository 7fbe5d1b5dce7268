import { cx } from 'class-variance-authority'
import { Tabs as RadixTabs } from 'radix-ui'
import type { ComponentProps } from 'react'

/** Radix makes ids of the values, and an id with a space in it is not one that aria-controls can name. */
const inId = encodeURIComponent

export interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, 'dir'> {
  /** The open tab, when the host keeps it. */
  value?: string
  /** The tab to begin with, when the tabs keep it themselves. */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** `vertical` puts the tabs before their panel, along the line. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** `manual` waits for Enter or Space, for panels that are slow to show. @default 'automatic' */
  activationMode?: 'automatic' | 'manual'
}

/** Several panels in one place, of which one is shown. Parts: `TabsList`, `TabsTrigger`, `TabsContent`. */
export const Tabs = ({ value, defaultValue, onValueChange, className, ...rest }: TabsProps) => (
  <RadixTabs.Root
    data-slot="tabs"
    {...(value === undefined ? {} : { value: inId(value) })}
    {...(defaultValue === undefined ? {} : { defaultValue: inId(defaultValue) })}
    onValueChange={(opened) => onValueChange?.(decodeURIComponent(opened))}
    className={cx(
      'group/tabs flex min-w-0 gap-4 data-[orientation=horizontal]:flex-col data-[orientation=vertical]:gap-6',
      className,
    )}
    {...rest}
  />
)

export interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** The panel it opens. */
  value: string
}

/** One tab. */
export const TabsTrigger = ({ value, className, ...rest }: TabsTriggerProps) => (
  <RadixTabs.Trigger
    data-slot="tabs-trigger"
    value={inId(value)}
    className={cx(
      'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-t-control border-transparent px-4 py-2 type-label text-ink-muted',
      'hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-55',
      'data-[state=active]:border-link data-[state=active]:font-semibold data-[state=active]:text-link',
      // The list scrolls, so a ring outside the tab would be cut off.
      'focus-visible:-outline-offset-3 forced:border-[Canvas] forced:data-[state=active]:border-[Highlight]',
      'group-data-[orientation=horizontal]/tabs:border-b-3',
      'group-data-[orientation=vertical]/tabs:-me-px group-data-[orientation=vertical]/tabs:rounded-s-control group-data-[orientation=vertical]/tabs:rounded-e-none group-data-[orientation=vertical]/tabs:border-e-3 group-data-[orientation=vertical]/tabs:text-start forced:group-data-[orientation=vertical]/tabs:me-0',
      className,
    )}
    {...rest}
  />
)

export interface TabsContentProps extends ComponentProps<typeof RadixTabs.Content> {
  /** The tab that opens it. */
  value: string
}

/** One panel: the next stop for Tab after its tab. */
export const TabsContent = ({ value, className, ...rest }: TabsContentProps) => (
  <RadixTabs.Content
    data-slot="tabs-content"
    value={inId(value)}
    className={cx('min-w-0 grow rounded-control', className)}
    {...rest}
  />
)
