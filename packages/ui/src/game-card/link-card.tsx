import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Bdi } from '../bidi/index.ts'
import { Image, type ImageProps } from '../image/index.ts'
import { coverLinkStyles, renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'
import { useKit } from '../provider/index.ts'

export interface LinkCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** URL of the game or article. */
  href: string
  /** Title of the game or article. */
  title: string
  /** BCP 47 tag of the title and an excerpt, if it differs from the page's language. @default the page's language */
  titleLang?: string
  /** URL of the image. */
  image: string
  /** URL of an image shown when the image fails to load. */
  imageFallback?: string
  /** Use `eager` for cards above the fold. @default 'lazy' */
  imageLoading?: 'lazy' | 'eager'
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** Renders the link, for hosts with a router. @default a plain `<a>` */
  renderLink?: LinkRenderer
}

interface Layout {
  ratio?: ImageProps['ratio']
  imageClassName: string
  bodyClassName: string
  titleClassName: string
  /** Content below the title. */
  children: ReactNode
  /** Content above the link. */
  overlay?: ReactNode
}

/** Corners of the card's image. The card cannot clip it, because that would clip the focus ring. */
export const cardImageStyles = 'sa:rounded-t-[calc(var(--saha-radius-tile)-1px)]'

/** The shared part of game card and article card: a tile that rises on hover and sinks while pressed. */
export function LinkCard({
  href,
  title,
  titleLang,
  image,
  imageFallback,
  imageLoading = 'lazy',
  headingLevel = 3,
  renderLink = renderAnchor,
  className,
  ratio = '25 / 16',
  imageClassName,
  bodyClassName,
  titleClassName,
  children,
  overlay,
  ...rest
}: LinkCardProps & Layout) {
  const { locale } = useKit()
  const Title = `h${headingLevel}` as const
  return (
    <article
      {...rest}
      className={clsx(
        'sa:tile sa:group/card sa:relative sa:isolate sa:flex sa:h-full sa:min-w-0 sa:flex-col sa:rounded-tile sa:bg-surface sa:text-ink sa:[--tile-depth:5px]',
        'sa:transition-[translate,box-shadow] sa:duration-120 sa:ease-out',
        'sa:hover:-translate-y-0.5 sa:hover:[--tile-depth:7px]',
        'sa:has-[a:active]:translate-y-1 sa:has-[a:active]:[--tile-depth:1px]',
        'sa:forced:border-[LinkText]',
        className,
      )}
    >
      <Image
        src={image}
        alt=""
        ratio={ratio}
        loading={imageLoading}
        {...(imageFallback ? { fallbackSrc: imageFallback } : {})}
        className={clsx(cardImageStyles, imageClassName)}
      />
      <div className={bodyClassName}>
        <Title className={clsx(titleClassName, 'sa:text-balance')}>
          {renderLink({
            href,
            className: coverLinkStyles,
            // Repeats the text style, so that a title in another script gets that script's line height.
            children: (
              <Bdi lang={titleLang ?? locale} {...(titleLang && { className: titleClassName })}>
                {title}
              </Bdi>
            ),
          })}
        </Title>
        {children}
      </div>
      {overlay}
    </article>
  )
}
