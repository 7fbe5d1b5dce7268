import { clsx } from 'clsx'
import { useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { Image } from '../image/index.ts'
import { useKit } from '../provider/index.ts'
import { ComparisonSlider } from './comparison-slider.tsx'

/** One of the two images. */
export interface ComparedImage {
  /** URL of the image; `undefined` while it is unknown. */
  src: string | undefined
  /** Alternative text of the image. */
  alt: string
  /** Caption of the image. @default "Before" or "After", localized */
  caption?: ReactNode
  /** Content over the image in the side-by-side view, such as a button that enlarges it. */
  cover?: ReactNode
}

export interface ImageComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The image before the change. */
  before: ComparedImage
  /** The image after the change. */
  after: ComparedImage
  /** `slider` stacks the images, with a draggable handle between them. @default 'side-by-side' */
  view?: 'side-by-side' | 'slider'
  /** Aspect ratio of both images. @default the ratio of the "before" image, once loaded */
  ratio?: `${number} / ${number}`
  /** Visible percentage of the "before" image at first, in the slider view. @default 50 */
  defaultShare?: number
}

/** Compares an image before and after a change. "Before" is at the inline start; the images never mirror. */
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
  const [naturalRatio, setNaturalRatio] = useState<`${number} / ${number}`>('4 / 3')
  const shownRatio = ratio ?? naturalRatio

  function measureShape({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement && target.naturalWidth > 0 && target.naturalHeight > 0)
      setNaturalRatio(`${target.naturalWidth} / ${target.naturalHeight}`)
  }

  const image = ({ src, alt }: ComparedImage, onLoadCapture?: (event: SyntheticEvent) => void) => (
    <Image src={src} alt={alt} ratio={shownRatio} loading="eager" onLoadCapture={onLoadCapture} />
  )
  const images = { before: image(before, measureShape), after: image(after) }
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
