import type { ComponentProps } from 'react'
import { Num, getNumberFormat } from '../bidi/index.ts'
import { StarIcon } from '../icons/star.tsx'
import { useKit } from '../provider/index.ts'
import { variants } from '../variants/variants.ts'

const most = 5
const places = Array.from({ length: most }, (_, place) => place)

const starRatingStyles = variants('StarRating', 'sa:inline-flex sa:items-center sa:gap-1 sa:align-middle', {
  variants: {
    size: { small: 'sa:type-caption', medium: 'sa:type-label', large: 'sa:type-subheading' },
    variant: { stars: '', compact: '' },
  },
  defaultVariants: { size: 'medium', variant: 'stars' },
})

export interface StarRatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Average rating from 0 to 5, displayed with one decimal. */
  value: number
  /** `compact` shows a single star and the number, for small spaces. @default 'stars' */
  variant?: 'stars' | 'compact'
  /** Size of stars and text. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/** Bright fill with an outline that is dark enough on a light background. */
const lit = 'sa:fill-action sa:text-star sa:forced:fill-current sa:forced:text-[CanvasText]'

const oneDecimal = (locale: string, value: number) =>
  getNumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

const Stars = ({ filled }: { filled: boolean }) => (
  <span className="sa:flex sa:w-max sa:gap-[0.1em]">
    {places.map((place) => (
      <StarIcon key={place} size={1.2} filled={filled} className={filled ? lit : ''} />
    ))}
  </span>
)

/**
 * Displays an average rating: five stars, filled from the inline start, and the number. To ask for one, use
 * `RatingInput`.
 */
export function StarRating({
  value,
  variant = 'stars',
  size = 'medium',
  className,
  ...rest
}: StarRatingProps) {
  const { locale, messages } = useKit()
  const known = Number.isFinite(value) ? Math.min(Math.max(value, 0), most) : 0
  const figure = oneDecimal(locale, known)
  return (
    <span
      data-slot="star-rating"
      data-variant={variant}
      className={starRatingStyles({ size, variant, className })}
      {...{ role: 'img' }}
      aria-label={messages.ratingOutOf(figure, String(most))}
      {...rest}
    >
      {variant === 'compact' ? (
        <StarIcon size={1.1} filled className={lit} />
      ) : (
        <span className="sa:relative sa:inline-block">
          <span className="sa:text-line-strong">
            <Stars filled={false} />
          </span>
          <span
            data-slot="star-rating-fill"
            className="sa:absolute sa:inset-y-0 sa:start-0 sa:overflow-hidden"
            style={{ inlineSize: `${(known / most) * 100}%` }}
          >
            <Stars filled />
          </span>
        </span>
      )}
      <Num className="sa:font-semibold">{figure}</Num>
    </span>
  )
}
