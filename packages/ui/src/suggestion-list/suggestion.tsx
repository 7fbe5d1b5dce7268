import { clsx } from 'clsx'
import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { Image } from '../image/index.ts'
import { optionStyles } from '../listbox/listbox.tsx'
import { SuggestionsContext } from '../search-box/suggestions-context.ts'
import { getHueAttributes } from '../tag/hue-attributes.ts'
import type { Hue } from '../tag/hue.ts'

export interface SuggestionProps extends Omit<ComponentProps<'a'>, 'role' | 'tabIndex'> {
  /** URL of the suggested page. */
  href: string
  /** URL of an image. */
  image?: string
  /** URL of an image shown when `image` fails to load. */
  imageFallback?: string
  /** Icon in place of the image. */
  icon?: IconSource
  /** Short second line, such as the game's category. */
  detail?: ReactNode
  /** Category color of the detail. */
  hue?: Hue
}

/** A suggested link. Arrow keys in the field make it active; Enter or a click follows it. */
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
  const generatedId = useId()
  const id = rest.id ?? generatedId
  const field = use(SuggestionsContext)
  const isActive = field?.activeId === id
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are pressed in the field
    <a
      data-slot="suggestion"
      data-highlighted={isActive ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is no link
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      {...rest}
      {...getHueAttributes(hue, rest.style)}
      id={id}
      className={clsx(optionStyles, 'sa:min-h-12', className)}
      onClick={(event) => {
        onClick?.(event)
        // The list stays open when the link opens in another tab or window.
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
              hue === undefined ? 'sa:text-ink-muted' : 'sa:text-hue-text sa:forced:text-current',
            )}
          >
            {detail}
          </span>
        )}
      </span>
    </a>
  )
}
