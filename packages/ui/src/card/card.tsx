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

/** Keeps the controls of a card above its stretched link. */
const aboveLinkStyles =
  'sa:[&_:is(a,button,input,select,textarea,summary)]:relative sa:[&_:is(a,button,input,select,textarea,summary)]:z-10'

export interface CardProps extends ComponentProps<'div'> {
  /** Elevation of the card. @default 'low' */
  raised?: 'flat' | 'low' | 'high'
}

/**
 * A surface for one item. Parts: `CardHeader`, `CardTitle`, `CardBody` and `CardFooter`.
 * @cssproperty --tile-edge, --tile-shadow, --tile-depth
 */
export const Card = ({ raised = 'low', className, ...rest }: CardProps) => (
  <CardContext value={true}>
    <div data-slot="card" data-variant={raised} className={cardStyles({ raised, className })} {...rest} />
  </CardContext>
)

export type CardHeaderProps = ComponentProps<'div'>

/** Row of the title; further children are at the inline end. */
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
  /** Heading level in the document outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6
  /** URL of the item. It makes the title the card's only link, and the whole card its target. */
  href?: string
  /** Renders the link, for hosts with a router. @default a plain `<a>` */
  renderLink?: LinkRenderer
}

/** Title of the card. Throws when `href` is set outside a `Card`, because the link covers its container. */
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

/** Text of the card. Its controls can be pressed when the card is a link. */
export const CardBody = ({ className, ...rest }: CardBodyProps) => (
  <div
    data-slot="card-body"
    className={clsx('sa:grow sa:type-body sa:text-pretty sa:text-ink-muted', aboveLinkStyles, className)}
    {...rest}
  />
)

export type CardFooterProps = ComponentProps<'div'>

/** Actions at the bottom of the card. */
export const CardFooter = ({ className, ...rest }: CardFooterProps) => (
  <div
    data-slot="card-footer"
    className={clsx('sa:flex sa:flex-wrap sa:items-center sa:gap-2', aboveLinkStyles, className)}
    {...rest}
  />
)
