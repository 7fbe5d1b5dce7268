import type { ComponentProps } from 'react'
import { Num, getNumberFormat } from '../bidi/index.ts'
import { StarIcon } from '../icons/star.tsx'
import { useKit } from '../provider/index.ts'
import { variants } from '../variants/variants.ts'

const maxRating = 5
const starIndexes = Array.from({ length: maxRating }, (_, index) => index)

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
const filledStyles = 'sa:fill-action sa:text-star sa:forced:fill-current sa:forced:text-[CanvasText]'

const formatRating = (locale: string, value: number) =>
  getNumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

const Stars = ({ filled }: { filled: boolean }) => (
  <span className="sa:flex sa:w-max sa:gap-[0.1em]">
    {starIndexes.map((index) => (
      <StarIcon key={index} size={1.2} filled={filled} className={filled ? filledStyles : ''} />
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
  const rating = Number.isFinite(value) ? Math.min(Math.max(value, 0), maxRating) : 0
  const figure = formatRating(locale, rating)
  return (
    <span
      data-slot="star-rating"
      data-variant={variant}
      className={starRatingStyles({ size, variant, className })}
      {...{ role: 'img' }}
      aria-label={messages.ratingOutOf(figure, String(maxRating))}
      {...rest}
    >
      {variant === 'compact' ? (
        <StarIcon size={1.1} filled className={filledStyles} />
      ) : (
        <span className="sa:relative sa:inline-block">
          <span className="sa:text-line-strong">
            <Stars filled={false} />
          </span>
          <span
            data-slot="star-rating-fill"
            className="sa:absolute sa:inset-y-0 sa:start-0 sa:overflow-hidden"
            style={{ inlineSize: `${(rating / maxRating) * 100}%` }}
          >
            <Stars filled />
          </span>
        </span>
      )}
      <Num className="sa:font-semibold">{figure}</Num>
    </span>
  )
}
