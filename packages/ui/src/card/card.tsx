import { cx } from 'class-variance-authority'
import { createContext, use, type ComponentProps } from 'react'
import { coverLink, plainLink, type RenderLink } from '../render-link/index.ts'
import { variants } from '../variants/variants.ts'

const CardContext = createContext(false)

const cardStyles = variants(
  'Card',
  [
    'tile group/card relative isolate flex min-w-0 flex-col gap-3 rounded-tile bg-surface p-4 text-ink',
    'transition-[translate,box-shadow] duration-120 ease-out',
    'has-[[data-slot=card-title]_a]:hover:-translate-y-0.5 has-[[data-slot=card-title]_a:active]:translate-y-0.5',
    'forced:has-[[data-slot=card-title]_a]:border-[LinkText]',
  ],
  {
    variants: {
      raised: {
        flat: '[--tile-depth:0px]',
        low: '[--tile-depth:4px] has-[[data-slot=card-title]_a]:hover:[--tile-depth:6px]',
        high: '[--tile-depth:7px] has-[[data-slot=card-title]_a]:hover:[--tile-depth:9px]',
      },
    },
    defaultVariants: { raised: 'low' },
  },
)

/** Keeps a control in the card pressable above the link that covers it. */
const aboveCover =
  '[&_:is(a,button,input,select,textarea,summary)]:relative [&_:is(a,button,input,select,textarea,summary)]:z-10'

export interface CardProps extends ComponentProps<'div'> {
  /** How far it stands off the floor. @default 'low' */
  raised?: 'flat' | 'low' | 'high'
}

/** A surface for one thing. Its parts are `CardHeader`, `CardTitle`, `CardBody` and `CardFooter`. */
export const Card = ({ raised = 'low', className, ...rest }: CardProps) => (
  <CardContext value={true}>
    <div data-slot="card" data-variant={raised} className={cardStyles({ raised, className })} {...rest} />
  </CardContext>
)

export type CardHeaderProps = ComponentProps<'div'>

/** The title's row: what follows the title stands at the end of the line. */
export const CardHeader = ({ className, ...rest }: CardHeaderProps) => (
  <div
    data-slot="card-header"
    className={cx(
      'flex items-start justify-between gap-3 [&>:not([data-slot=card-title])]:relative [&>:not([data-slot=card-title])]:z-10',
      className,
    )}
    {...rest}
  />
)

export interface CardTitleProps extends ComponentProps<'h3'> {
  /** Its place in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6
  /** Where the card leads. The title becomes the card's one link, and all of the card its target. */
  href?: string
  /** How the host draws the link. @default an anchor */
  renderLink?: RenderLink
}

/** What the card is about. With `href` it throws outside `Card`, because its link covers what it stands in. */
export function CardTitle({
  level = 3,
  href,
  renderLink = plainLink,
  className,
  children,
  ...rest
}: CardTitleProps) {
  const inCard = use(CardContext)
  if (href !== undefined && !inCard) {
    throw new Error(
      '<CardTitle href> was rendered outside <Card>. ' +
        'Its link stretches over the card it stands in; without one it would cover the page. ' +
        'Put it into <Card>, or use <Heading> with <TextLink>.',
    )
  }
  const Root = `h${level}` as const
  return (
    <Root data-slot="card-title" className={cx('min-w-0 type-heading text-balance', className)} {...rest}>
      {href === undefined ? children : renderLink({ href, className: coverLink, children })}
    </Root>
  )
}

export type CardBodyProps = ComponentProps<'div'>

/** What there is to say. Its controls stay pressable when the card is a link. */
export const CardBody = ({ className, ...rest }: CardBodyProps) => (
  <div
    data-slot="card-body"
    className={cx('grow type-body text-pretty text-ink-muted', aboveCover, className)}
    {...rest}
  />
)

export type CardFooterProps = ComponentProps<'div'>

/** What there is to do, along the line at the card's foot. */
export const CardFooter = ({ className, ...rest }: CardFooterProps) => (
  <div
    data-slot="card-footer"
    className={cx('flex flex-wrap items-center gap-2', aboveCover, className)}
    {...rest}
  />
)
