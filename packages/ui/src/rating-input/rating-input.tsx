import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { StarIcon } from '../icons/star.tsx'
import { useKit } from '../provider/index.ts'
import { handleInlineArrows } from '../radio-group/handle-inline-arrows.ts'

const choices = [1, 2, 3, 4, 5] as const

export interface RatingInputProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** Chosen number of stars from 1 to 5, or `null` for no choice. */
  value: number | null
  /** Stars under the pointer, displayed instead of `value`; `null` for no preview. @default null */
  preview?: number | null
  /** Called when the pointer enters a star, or leaves the stars (`null`). */
  onPreviewChange?: (stars: number | null) => void
  /** Called when a star is chosen by click or arrow key. */
  onValueChange: (stars: number) => void
  /** Legend of the group. @default "Your rating", localized */
  label?: string
  /** Disables the stars, but not the `children` below them. @default false */
  disabled?: boolean
  /** Content below the stars, such as confirmation buttons, a sign-in link or a thank-you message. */
  children?: ReactNode
}

/** Asks for a rating of one to five stars, with native radios. Controlled: the host keeps `value` and `preview`. */
export function RatingInput({
  value,
  preview = null,
  onPreviewChange,
  onValueChange,
  label,
  disabled = false,
  className,
  children,
  ...rest
}: RatingInputProps) {
  const { dir, messages } = useKit()
  const name = useId()
  const shown = preview ?? value ?? 0

  return (
    <fieldset
      data-slot="rating-input"
      data-state={value === null ? 'empty' : 'chosen'}
      {...(disabled ? { 'data-disabled': '' } : {})}
      className={clsx('sa:grid sa:min-w-0 sa:justify-items-start sa:gap-2', className)}
      {...rest}
    >
      <legend className="sa:mb-1 sa:type-label sa:font-semibold">
        <span>{label ?? messages.rateThis}</span>
        {/* Isolated, because after a legend that ends in another script the count would change sides. */}
        <span aria-hidden="true" dir={dir} className="sa:ms-2 sa:font-normal sa:text-ink-muted">
          {shown > 0 && messages.stars(shown)}
        </span>
      </legend>
      <div
        role="presentation"
        data-slot="rating-input-stars"
        className="sa:-ms-1.5 sa:flex"
        onPointerLeave={() => onPreviewChange?.(null)}
        onKeyDown={(event) => handleInlineArrows(event, dir)}
      >
        {choices.map((stars) => (
          <label
            key={stars}
            data-state={stars <= shown ? 'lit' : 'unlit'}
            className={clsx(
              'sa:relative sa:grid sa:size-12 sa:place-items-center sa:rounded-control sa:text-[1.85rem] sa:transition-transform sa:duration-120',
              'sa:has-focus-visible:focus-ring-inside',
              stars <= shown ? 'sa:text-star sa:forced:text-[Highlight]' : 'sa:text-line-strong',
              disabled ? 'sa:opacity-55' : 'sa:cursor-pointer sa:active:scale-90',
              stars === preview && 'sa:scale-110',
            )}
            onPointerEnter={(event) => {
              if (!disabled && event.pointerType !== 'touch') onPreviewChange?.(stars)
            }}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              aria-label={messages.stars(stars)}
              checked={value === stars}
              disabled={disabled}
              onChange={() => onValueChange(stars)}
              className="sa:absolute sa:inset-0 sa:m-0 sa:size-full sa:cursor-[inherit] sa:appearance-none sa:rounded-none sa:opacity-0"
            />
            <StarIcon
              size={1.1}
              filled={stars <= shown}
              className={stars <= shown ? 'sa:fill-action sa:forced:fill-current' : ''}
            />
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
