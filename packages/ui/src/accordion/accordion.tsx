import { cx } from 'class-variance-authority'
import { Accordion as RadixAccordion } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/index.ts'

type RadixProps = ComponentProps<typeof RadixAccordion.Root>
type Single = Omit<Extract<RadixProps, { type: 'single' }>, 'type' | 'dir' | 'orientation'>
type Multiple = Omit<Extract<RadixProps, { type: 'multiple' }>, 'dir' | 'orientation'>

/**
 * One open section at a time (`type` left out or `single`: `value` is a string, '' for none), or any number
 * of them (`type="multiple"`: `value` is an array).
 */
export type AccordionProps = (Single & { type?: 'single' }) | Multiple

/** Sections of which each opens under its own heading. Parts: `AccordionItem`, `AccordionTrigger`, `AccordionContent`. */
export function Accordion({ className, ...props }: AccordionProps) {
  const shared = { 'data-slot': 'accordion', className: cx('grid gap-3', className) }
  return props.type === 'multiple' ? (
    <RadixAccordion.Root {...shared} {...props} />
  ) : (
    <RadixAccordion.Root {...shared} collapsible {...props} type="single" />
  )
}

export interface AccordionItemProps extends ComponentProps<typeof RadixAccordion.Item> {
  /** Its name among the sections. */
  value: string
}

/** One section: its trigger and its content. */
export const AccordionItem = ({ className, ...rest }: AccordionItemProps) => (
  <RadixAccordion.Item
    data-slot="accordion-item"
    className={cx('tile rounded-tile bg-surface [--tile-depth:3px]', className)}
    {...rest}
  />
)

export interface AccordionTriggerProps extends ComponentProps<typeof RadixAccordion.Trigger> {
  /** The heading's place in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6
}

/** The heading that opens and closes its section. */
export function AccordionTrigger({ level = 3, className, children, ...rest }: AccordionTriggerProps) {
  const Heading = `h${level}` as const
  return (
    <RadixAccordion.Header asChild>
      <Heading className="type-subheading">
        <RadixAccordion.Trigger
          data-slot="accordion-trigger"
          className={cx(
            'group/trigger flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-tile px-4 py-3 text-start',
            'hover:bg-sunken data-[state=open]:rounded-b-none disabled:cursor-not-allowed disabled:opacity-55',
            className,
          )}
          {...rest}
        >
          <span className="min-w-0 wrap-break-word">{children}</span>
          <Icon
            name="chevron-down"
            className="text-ink-muted transition-[rotate] duration-180 ease-out group-data-[state=open]/trigger:rotate-180"
          />
        </RadixAccordion.Trigger>
      </Heading>
    </RadixAccordion.Header>
  )
}

export type AccordionContentProps = ComponentProps<typeof RadixAccordion.Content>

/** What the section says; not in the page at all while it is closed, unless `forceMount` keeps it. */
export const AccordionContent = ({ className, children, ...rest }: AccordionContentProps) => (
  <RadixAccordion.Content
    data-slot="accordion-content"
    className={cx(
      'data-[state=closed]:animate-[fold_180ms_ease-out] data-[state=open]:animate-[unfold_220ms_ease-out]',
      className,
    )}
    {...rest}
  >
    <div className="border-t border-line px-4 pt-3 pb-4 text-pretty text-ink-muted">{children}</div>
  </RadixAccordion.Content>
)
