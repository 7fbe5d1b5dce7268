import { clsx } from 'clsx'
import { useState, useSyncExternalStore, type ComponentProps } from 'react'
import { StarMotif } from '../star-motif/index.ts'

export interface ImageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the image; `undefined` while it is unknown. */
  src: string | undefined
  /** Alternative text. Pass `''` if the text next to the image says the same. */
  alt: string
  /** URL of an image shown when `src` fails to load. Without it, or if it fails too, the star is shown. */
  fallbackSrc?: string
  /** Aspect ratio of the box, reserved before the image has loaded. @default '25 / 16' */
  ratio?: `${number} / ${number}`
  /** Use `eager` for images above the fold. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

type Outcome = 'loaded' | 'failed'

/** Sources that were shown: on return to a list they are in the browser's memory, and need no placeholder. */
const shown = new Set<string>()

const subscribeToNothing = () => () => {}

/** An image in a box of fixed aspect ratio. It pulses while loading and never shows a broken-image icon. */
export function Image({
  src,
  alt,
  fallbackSrc,
  ratio = '25 / 16',
  loading = 'lazy',
  className,
  style,
  ...rest
}: ImageProps) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const settle = (source: string, outcome: Outcome) => {
    if (outcome === 'loaded') shown.add(source)
    setOutcomes((previous) =>
      previous.get(source) === outcome ? previous : new Map(previous).set(source, outcome),
    )
  }
  // Server-rendered images are visible before hydration and without scripts.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

  const current = src && [src, fallbackSrc].find((source) => source && outcomes.get(source) !== 'failed')
  const initial = current && isHydrated && shown.has(current) ? 'loaded' : 'loading'
  const outcome = current ? (outcomes.get(current) ?? initial) : src === undefined ? 'loading' : 'failed'
  const state = outcome === 'loaded' && current !== src ? 'fallback' : outcome
  const isPlaceholder = state === 'loading' && isHydrated

  return (
    <div
      data-slot="image"
      data-state={state}
      className={clsx(
        'sa:@container sa:relative sa:grid sa:w-full sa:place-items-center sa:overflow-hidden',
        isPlaceholder ? 'sa:animate-[saha-breathe_1.6s_ease-in-out_infinite] sa:bg-line' : 'sa:bg-sunken',
        className,
      )}
      style={{ aspectRatio: ratio, ...style }}
      {...rest}
    >
      {current && (
        <img
          key={current}
          data-slot="image-element"
          // A server-rendered image may have loaded before its handlers were attached.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) settle(current, 'loaded')
          }}
          loading={loading}
          alt={alt}
          draggable={false}
          onLoad={() => settle(current, 'loaded')}
          onError={() => settle(current, 'failed')}
          className={clsx(
            'sa:absolute sa:inset-0 sa:size-full sa:object-cover sa:transition-opacity sa:duration-200',
            // Images above the fold show as they arrive.
            isPlaceholder && loading === 'lazy' && 'sa:opacity-0',
          )}
          src={current}
        />
      )}
      {state === 'failed' && (
        <span
          className="sa:text-line-strong sa:opacity-40"
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <StarMotif size="clamp(1.5rem, 25cqi, 4rem)" />
        </span>
      )}
    </div>
  )
}
