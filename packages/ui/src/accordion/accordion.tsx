import { clsx } from 'clsx'
import * as RadixAccordion from '@radix-ui/react-accordion'
import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/chevron-down.tsx'
import { LabelIds, useLabelId, useLabelReference } from '../label-ids/label-ids.tsx'

type RadixProps = ComponentProps<typeof RadixAccordion.Root>
type Single = Omit<Extract<RadixProps, { type: 'single' }>, 'type' | 'dir' | 'orientation'>
type Multiple = Omit<Extract<RadixProps, { type: 'multiple' }>, 'dir' | 'orientation'>

/**
 * With `type="single"` (the default) at most one section is open and `value` is a string, '' for none. With
 * `type="multiple"` any number are open and `value` is an array.
 */
export type AccordionProps =
  | (Single & {
      /** Whether one section can be open, or any number. @default 'single' */
      type?: 'single'
    })
  | Multiple

/** Collapsible sections under headings. Parts: `AccordionItem`, `AccordionTrigger`, `AccordionContent`. */
export function Accordion({ className, ...props }: AccordionProps) {
  const shared = { 'data-slot': 'accordion', className: clsx('sa:grid sa:gap-3', className) }
  return props.type === 'multiple' ? (
    <RadixAccordion.Root {...shared} {...props} />
  ) : (
    <RadixAccordion.Root {...shared} collapsible {...props} type="single" />
  )
}

export interface AccordionItemProps extends ComponentProps<typeof RadixAccordion.Item> {
  /** Identifies the section in the accordion's `value`. */
  value: string
}

/**
 * A section: a trigger and its content.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export const AccordionItem = ({ className, ...rest }: AccordionItemProps) => (
  <LabelIds>
    <RadixAccordion.Item
      data-slot="accordion-item"
      className={clsx('sa:tile sa:rounded-tile sa:bg-surface sa:[--tile-depth:3px]', className)}
      {...rest}
    />
  </LabelIds>
)

export interface AccordionTriggerProps extends Omit<
  ComponentProps<typeof RadixAccordion.Trigger>,
  'asChild'
> {
  /** Heading level in the document outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6
}

/** The heading that opens and closes its section. */
export function AccordionTrigger({ level = 3, className, children, ...rest }: AccordionTriggerProps) {
  useLabelId('trigger', rest)
  const Heading = `h${level}` as const
  return (
    <RadixAccordion.Header asChild>
      <Heading className="sa:type-subheading">
        <RadixAccordion.Trigger
          data-slot="accordion-trigger"
          className={clsx(
            'sa:group/trigger sa:flex sa:min-h-12 sa:w-full sa:cursor-pointer sa:items-center sa:justify-between sa:gap-3 sa:rounded-tile sa:px-4 sa:py-3 sa:text-start',
            'sa:hover:bg-sunken sa:data-[state=open]:rounded-b-none sa:disabled:cursor-not-allowed sa:disabled:opacity-55',
            className,
          )}
          {...rest}
        >
          <span className="sa:min-w-0 sa:wrap-anywhere">{children}</span>
          <ChevronDownIcon className="sa:text-ink-muted sa:transition-[rotate] sa:duration-180 sa:ease-out sa:group-data-[state=open]/trigger:rotate-180" />
        </RadixAccordion.Trigger>
      </Heading>
    </RadixAccordion.Header>
  )
}

export type AccordionContentProps = Omit<ComponentProps<typeof RadixAccordion.Content>, 'asChild'>

/** Content of a section. It is unmounted while closed, unless `forceMount` is set. */
export const AccordionContent = ({ className, children, ...rest }: AccordionContentProps) => (
  <RadixAccordion.Content
    data-slot="accordion-content"
    className={clsx('sa:data-[state=closed]:animate-fold sa:data-[state=open]:animate-unfold', className)}
    {...useLabelReference('trigger', 'aria-labelledby')}
    {...rest}
  >
    <div className="sa:border-t sa:border-line sa:px-4 sa:pt-3 sa:pb-4 sa:text-pretty sa:wrap-anywhere sa:text-ink-muted">
      {children}
    </div>
  </RadixAccordion.Content>
)
