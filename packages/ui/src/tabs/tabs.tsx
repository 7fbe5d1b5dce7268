import { clsx } from 'clsx'
import * as RadixTabs from '@radix-ui/react-tabs'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { LabelIds, useLabelId, useLabelReference } from '../label-ids/label-ids.tsx'

/** Radix derives ids from values; `aria-controls` cannot reference an id with a space. */
const encodeId = encodeURIComponent

export interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, 'dir'> {
  /** The controlled value of the open tab. Use with `onValueChange`. */
  value?: string
  /** Value of the initially open tab when uncontrolled. */
  defaultValue?: string
  /** Called with the value of the newly opened tab. */
  onValueChange?: (value: string) => void
  /** `vertical` places the tabs at the inline start of their panel. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** `manual` opens a tab on Enter or Space, for panels that are slow to render. @default 'automatic' */
  activationMode?: 'automatic' | 'manual'
}

/** Switches between several panels in one place. Parts: `TabsList`, `TabsTrigger`, `TabsContent`. */
export const Tabs = ({ value, defaultValue, onValueChange, className, ...rest }: TabsProps) => (
  <LabelIds>
    <RadixTabs.Root
      data-slot="tabs"
      {...(value === undefined ? {} : { value: encodeId(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: encodeId(defaultValue) })}
      onValueChange={(opened) => onValueChange?.(decodeURIComponent(opened))}
      className={clsx(
        'sa:group/tabs sa:flex sa:min-w-0 sa:gap-4 sa:data-[orientation=horizontal]:flex-col sa:data-[orientation=vertical]:gap-6',
        className,
      )}
      {...rest}
    />
  </LabelIds>
)

export interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** Value of the panel that it opens. */
  value: string
}

/** A tab, which opens its panel. */
export function TabsTrigger({ value, className, asChild = false, children, ...rest }: TabsTriggerProps) {
  useLabelId(value, { id: rest.id, asChild, children })
  return (
    <RadixTabs.Trigger
      data-slot="tabs-trigger"
      value={encodeId(value)}
      className={clsx(
        'sa:inline-flex sa:min-h-11 sa:shrink-0 sa:cursor-pointer sa:items-center sa:gap-2 sa:rounded-t-control sa:border-transparent sa:px-4 sa:py-2 sa:type-label sa:text-ink-muted',
        'sa:hover:bg-sunken sa:hover:text-ink sa:disabled:cursor-not-allowed sa:disabled:opacity-55',
        'sa:data-[state=active]:border-link sa:data-[state=active]:font-semibold sa:data-[state=active]:text-link',
        // The list clips a ring outside the tab.
        'sa:focus-visible:focus-ring-inside sa:forced:border-[Canvas] sa:forced:data-[state=active]:border-[Highlight]',
        'sa:group-data-[orientation=horizontal]/tabs:border-b-3',
        'sa:group-data-[orientation=vertical]/tabs:-me-px sa:group-data-[orientation=vertical]/tabs:rounded-s-control sa:group-data-[orientation=vertical]/tabs:rounded-e-none sa:group-data-[orientation=vertical]/tabs:border-e-3 sa:group-data-[orientation=vertical]/tabs:text-start sa:forced:group-data-[orientation=vertical]/tabs:me-0',
        className,
      )}
      asChild={asChild}
      {...rest}
    >
      {asChild ? children : Children.map(children, reserveBoldWidth)}
    </RadixTabs.Trigger>
  )
}

/** A hidden bold copy of the label reserves its width, so that opening a tab moves no other. */
const reserveBoldWidth = (child: ReactNode) =>
  typeof child === 'string' ? (
    <span className="sa:inline-grid">
      {child}
      <span aria-hidden="true" className="sa:invisible sa:h-0 sa:overflow-hidden sa:font-semibold">
        {child}
      </span>
    </span>
  ) : (
    child
  )

export interface TabsContentProps extends ComponentProps<typeof RadixTabs.Content> {
  /** Value of the tab that opens it. */
  value: string
}

/** The panel of a tab, and the next tab stop after it. */
export const TabsContent = ({ value, className, ...rest }: TabsContentProps) => (
  <RadixTabs.Content
    data-slot="tabs-content"
    value={encodeId(value)}
    className={clsx('sa:min-w-0 sa:grow sa:rounded-control', className)}
    {...useLabelReference(value, 'aria-labelledby')}
    {...rest}
  />
)
