import { clsx } from 'clsx'
import { createContext, use, type ComponentProps } from 'react'
import { coverLinkStyles, renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'
import { variants } from '../variants/variants.ts'

const CardContext = createContext(false)

const cardStyles = variants(
  'Card',
  [
    'sa:tile sa:group/card sa:relative sa:isolate sa:flex sa:min-w-0 sa:flex-col sa:gap-3 sa:rounded-tile sa:bg-surface sa:p-4 sa:text-ink sa:wrap-anywhere',
    'sa:transition-[translate,box-shadow] sa:duration-120 sa:ease-out',
    'sa:has-[[data-slot=card-title]_a]:hover:-translate-y-0.5 sa:has-[[data-slot=card-title]_a:active]:translate-y-0.5',
    'sa:forced:has-[[data-slot=card-title]_a]:border-[LinkText]',
  ],
  {
    variants: {
      raised: {
        flat: 'sa:[--tile-depth:0px]',
        low: 'sa:[--tile-depth:4px] sa:has-[[data-slot=card-title]_a]:hover:[--tile-depth:6px]',
        high: 'sa:[--tile-depth:7px] sa:has-[[data-slot=card-title]_a]:hover:[--tile-depth:9px]',
      },
    },
    defaultVariants: { raised: 'low' },
  },
)

/** Keeps a control in the card pressable above the link that covers it. */
const aboveLinkStyles =
  'sa:[&_:is(a,button,input,select,textarea,summary)]:relative sa:[&_:is(a,button,input,select,textarea,summary)]:z-10'

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
    className={clsx(
      'sa:flex sa:items-start sa:justify-between sa:gap-3 sa:[&>:not([data-slot=card-title])]:relative sa:[&>:not([data-slot=card-title])]:z-10',
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
  renderLink?: LinkRenderer
}

/** What the card is about. With `href` it throws outside `Card`, because its link covers what it stands in. */
export function CardTitle({
  level = 3,
  href,
  renderLink = renderAnchor,
  className,
  children,
  ...rest
}: CardTitleProps) {
  const isInCard = use(CardContext)
  if (href !== undefined && !isInCard) {
    throw new Error(
      '<CardTitle href> was rendered outside <Card>. ' +
        'Its link stretches over the card it stands in; without one it would cover the page. ' +
        'Put it into <Card>, or use <Heading> with <TextLink>.',
    )
  }
  const Root = `h${level}` as const
  return (
    <Root
      data-slot="card-title"
      className={clsx('sa:min-w-0 sa:type-heading sa:text-balance', className)}
      {...rest}
    >
      {href === undefined ? children : renderLink({ href, className: coverLinkStyles, children })}
    </Root>
  )
}

export type CardBodyProps = ComponentProps<'div'>

/** What there is to say. Its controls stay pressable when the card is a link. */
export const CardBody = ({ className, ...rest }: CardBodyProps) => (
  <div
    data-slot="card-body"
    className={clsx('sa:grow sa:type-body sa:text-pretty sa:text-ink-muted', aboveLinkStyles, className)}
    {...rest}
  />
)

export type CardFooterProps = ComponentProps<'div'>

/** What there is to do, along the line at the card's foot. */
export const CardFooter = ({ className, ...rest }: CardFooterProps) => (
  <div
    data-slot="card-footer"
    className={clsx('sa:flex sa:flex-wrap sa:items-center sa:gap-2', aboveLinkStyles, className)}
    {...rest}
  />
)
