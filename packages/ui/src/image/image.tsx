import { clsx } from 'clsx'
import { useState, useSyncExternalStore, type ComponentProps } from 'react'
import { StarMotif } from '../star-motif/index.ts'

export interface ImageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the picture; `undefined` while it is not known yet. */
  src: string | undefined
  /** What the picture shows; `''` when the text beside it says so already. */
  alt: string
  /** Shown when `src` cannot be loaded. Without it, or when it fails too, the star takes the place. */
  fallbackSrc?: string
  /** Width over height of the box, kept while nothing has arrived yet. @default '25 / 16' */
  ratio?: `${number} / ${number}`
  /** `eager` for what is on the first screen. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

type Outcome = 'loaded' | 'failed'

const never = () => () => {}

/** An image in a box of fixed shape: it breathes while loading and never shows a broken-image mark. */
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
  const settle = (source: string, outcome: Outcome) =>
    setOutcomes((known) => (known.get(source) === outcome ? known : new Map(known).set(source, outcome)))

  const current = src && [src, fallbackSrc].find((source) => source && outcomes.get(source) !== 'failed')
  const outcome = current ? (outcomes.get(current) ?? 'loading') : src === undefined ? 'loading' : 'failed'
  const state = outcome === 'loaded' && current !== src ? 'fallback' : outcome
  // A page that a server wrote shows its pictures before, and without, any script.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const veiled = state === 'loading' && alive

  return (
    <div
      data-slot="image"
      data-state={state}
      className={clsx(
        'sa:@container sa:relative sa:grid sa:w-full sa:place-items-center sa:overflow-hidden',
        veiled ? 'sa:animate-[saha-breathe_1.6s_ease-in-out_infinite] sa:bg-line' : 'sa:bg-sunken',
        className,
      )}
      style={{ aspectRatio: ratio, ...style }}
      {...rest}
    >
      {current && (
        <img
          key={current}
          data-slot="image-element"
          // An image that settled before its handlers were there tells by itself (server-rendered pages).
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) settle(current, 'loaded')
          }}
          loading={loading}
          decoding="async"
          alt={alt}
          draggable={false}
          onLoad={() => settle(current, 'loaded')}
          onError={() => settle(current, 'failed')}
          className={clsx(
            'sa:absolute sa:inset-0 sa:size-full sa:object-cover sa:transition-opacity sa:duration-200',
            // What is on the first screen is shown as it arrives.
            veiled && loading === 'lazy' && 'sa:opacity-0',
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
