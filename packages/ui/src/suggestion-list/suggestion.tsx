import { clsx } from 'clsx'
import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { Image } from '../image/index.ts'
import { SuggestionsContext } from '../search-box/suggestions-context.ts'
import type { Hue } from '../tag/index.ts'

export interface SuggestionProps extends Omit<ComponentProps<'a'>, 'role' | 'tabIndex'> {
  /** Where it leads. */
  href: string
  /** Address of a picture of it. */
  image?: string
  /** Shown when the picture cannot be loaded. */
  imageFallback?: string
  /** Stands where the picture would. */
  icon?: IconSource
  /** A word or two below: the game's category. */
  detail?: ReactNode
  /** Color of the detail. */
  hue?: Hue
}

/** One suggestion: a link that the arrows of the field point at, and Enter or a press follows. */
export function Suggestion({
  image,
  imageFallback,
  icon,
  detail,
  hue,
  className,
  onClick,
  children,
  ...rest
}: SuggestionProps) {
  const own = useId()
  const id = rest.id ?? own
  const field = use(SuggestionsContext)
  const active = field?.activeId === id
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are pressed in the field
    <a
      data-slot="suggestion"
      data-hue={hue}
      data-highlighted={active ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is no link
      role="option"
      aria-selected={active}
      tabIndex={-1}
      {...rest}
      id={id}
      className={clsx(
        'sa:flex sa:min-h-12 sa:items-center sa:gap-3 sa:rounded-control sa:px-2 sa:py-1.5 sa:text-ink sa:no-underline sa:no-ring',
        'sa:hover:bg-sunken sa:data-highlighted:bg-selection sa:forced:data-highlighted:highlighted',
        className,
      )}
      onClick={(event) => {
        onClick?.(event)
        // Opened elsewhere, the list stays for the next.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) field?.close()
      }}
    >
      {image !== undefined && (
        <Image
          src={image}
          {...(imageFallback ? { fallbackSrc: imageFallback } : {})}
          alt=""
          loading="eager"
          className="sa:max-w-16 sa:shrink-0 sa:rounded-tag"
        />
      )}
      {icon && (
        <span className="sa:grid sa:h-10 sa:w-16 sa:shrink-0 sa:place-items-center">
          <Icon icon={icon} />
        </span>
      )}
      <span className="sa:grid sa:min-w-0">
        {/* oxlint-disable-next-line user-text/own-direction -- a title in the page's language */}
        <span className="sa:line-clamp-2 sa:type-label sa:wrap-anywhere">{children}</span>
        {detail && (
          <span
            className={clsx(
              'sa:type-caption',
              hue ? 'sa:text-hue-text sa:forced:text-current' : 'sa:text-ink-muted',
            )}
          >
            {detail}
          </span>
        )}
      </span>
    </a>
  )
}
