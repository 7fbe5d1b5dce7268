import { clsx } from 'clsx'
import { useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { Image } from '../image/index.ts'
import { useKit } from '../provider/index.ts'
import { ComparisonSlider } from './comparison-slider.tsx'

/** One of the two pictures. */
export interface ComparedImage {
  src: string | undefined
  /** What the picture shows. */
  alt: string
  /** @default the kit's word for before or after */
  caption?: ReactNode
  /** Lies over the picture while they stand beside each other: a button that shows it larger. */
  cover?: ReactNode
}

export interface ImageComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  before: ComparedImage
  after: ComparedImage
  /** Beside each other, or one over the other with a handle between them. @default 'side-by-side' */
  view?: 'side-by-side' | 'slider'
  /** Width over height of both. @default that of the picture before, once it is known */
  ratio?: `${number} / ${number}`
  /** Percentage of the picture before that is in sight to begin with. @default 50 */
  defaultShare?: number
}

/** A picture before and after. The pictures never mirror; what was before stands where the line starts. */
export function ImageComparison({
  before,
  after,
  view = 'side-by-side',
  ratio,
  defaultShare = 50,
  className,
  ...rest
}: ImageComparisonProps) {
  const { messages } = useKit()
  const [natural, setNatural] = useState<`${number} / ${number}`>('4 / 3')
  const shape = ratio ?? natural

  function learnShape({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement && target.naturalWidth > 0 && target.naturalHeight > 0)
      setNatural(`${target.naturalWidth} / ${target.naturalHeight}`)
  }

  const image = ({ src, alt }: ComparedImage, onLoadCapture?: (event: SyntheticEvent) => void) => (
    <Image src={src} alt={alt} ratio={shape} loading="eager" onLoadCapture={onLoadCapture} />
  )
  const images = { before: image(before, learnShape), after: image(after) }
  const covers = { before: before.cover, after: after.cover }
  const captions = {
    before: before.caption ?? messages.before,
    after: after.caption ?? messages.after,
  }
  return (
    <div
      data-slot="image-comparison"
      data-view={view}
      className={clsx('sa:@container sa:min-w-0', className)}
      {...rest}
    >
      {view === 'slider' ? (
        <ComparisonSlider images={images} captions={captions} defaultShare={defaultShare} />
      ) : (
        <div className="sa:grid sa:gap-4 sa:@lg:grid-cols-2">
          {(['before', 'after'] as const).map((side) => (
            <figure key={side} data-slot={`image-comparison-${side}`} className="sa:grid sa:min-w-0 sa:gap-2">
              <div className="sa:tile sa:relative sa:overflow-hidden sa:rounded-tile">
                {images[side]}
                {covers[side]}
              </div>
              <figcaption className="sa:type-small sa:text-ink-muted">{captions[side]}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}
