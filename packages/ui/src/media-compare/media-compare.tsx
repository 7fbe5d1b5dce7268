import { clsx } from 'clsx'
import { useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { Picture } from '../picture/index.ts'
import { useKit } from '../provider/index.ts'
import { CompareSlider } from './compare-slider.tsx'

/** One of the two pictures. */
export interface ComparedPicture {
  src: string | undefined
  /** What the picture shows. */
  alt: string
  /** @default the kit's word for before or after */
  caption?: ReactNode
  /** Lies over the picture while they stand beside each other: a button that shows it larger. */
  cover?: ReactNode
}

export interface MediaCompareProps extends Omit<ComponentProps<'div'>, 'children'> {
  before: ComparedPicture
  after: ComparedPicture
  /** Beside each other, or one over the other with a handle between them. @default 'side-by-side' */
  view?: 'side-by-side' | 'slider'
  /** Width over height of both. @default that of the picture before, once it is known */
  ratio?: `${number} / ${number}`
  /** Percentage of the picture before that is in sight to begin with. @default 50 */
  defaultShare?: number
}

/** A picture before and after. The pictures never mirror; what was before stands where the line starts. */
export function MediaCompare({
  before,
  after,
  view = 'side-by-side',
  ratio,
  defaultShare = 50,
  className,
  ...rest
}: MediaCompareProps) {
  const { strings } = useKit()
  const [natural, setNatural] = useState<`${number} / ${number}`>('4 / 3')
  const shape = ratio ?? natural

  function learnShape({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement && target.naturalWidth > 0 && target.naturalHeight > 0)
      setNatural(`${target.naturalWidth} / ${target.naturalHeight}`)
  }

  const picture = ({ src, alt }: ComparedPicture, onLoadCapture?: (event: SyntheticEvent) => void) => (
    <Picture src={src} alt={alt} ratio={shape} loading="eager" onLoadCapture={onLoadCapture} />
  )
  const pictures = { before: picture(before, learnShape), after: picture(after) }
  const covers = { before: before.cover, after: after.cover }
  const captions = {
    before: before.caption ?? strings.before,
    after: after.caption ?? strings.after,
  }
  return (
    <div
      data-slot="media-compare"
      data-view={view}
      className={clsx('sa:@container sa:min-w-0', className)}
      {...rest}
    >
      {view === 'slider' ? (
        <CompareSlider pictures={pictures} captions={captions} defaultShare={defaultShare} />
      ) : (
        <div className="sa:grid sa:gap-4 sa:@lg:grid-cols-2">
          {(['before', 'after'] as const).map((side) => (
            <figure key={side} data-slot={`media-compare-${side}`} className="sa:grid sa:min-w-0 sa:gap-2">
              <div className="sa:tile sa:relative sa:overflow-hidden sa:rounded-tile">
                {pictures[side]}
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
