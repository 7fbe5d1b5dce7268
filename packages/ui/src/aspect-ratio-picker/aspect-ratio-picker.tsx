import { Num } from '../bidi/index.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'
import { useKit } from '../provider/index.ts'
import { SegmentedControl, type SegmentedControlProps } from '../segmented-control/index.ts'

/** Width to height, such as `16:9`. */
export type AspectRatio = `${number}:${number}`

export interface AspectRatioPickerProps<Ratio extends AspectRatio = AspectRatio> extends Omit<
  SegmentedControlProps<Ratio>,
  'options'
> {
  /** The options, each a width and a height above 0. */
  ratios: readonly Ratio[]
}

/** Longer side of a drawn frame, in em. */
const frameSide = 1.75

function parseRatio(ratio: AspectRatio): [width: number, height: number] {
  const [width = 0, height = 0] = ratio.split(':').map(Number)
  if (width > 0 && height > 0) return [width, height]
  warnOnce(
    `<AspectRatioPicker> cannot draw "${ratio}", so it shows a square. ` +
      'A ratio is a width and a height above 0: "16:9".',
  )
  return [1, 1]
}

/** A choice of aspect ratio; every option is drawn as a small frame. */
export function AspectRatioPicker<Ratio extends AspectRatio>({
  ratios,
  ...rest
}: AspectRatioPickerProps<Ratio>) {
  const { messages } = useKit()
  const options = ratios.map((ratio) => {
    const [width, height] = parseRatio(ratio)
    const scale = frameSide / Math.max(width, height)
    const shape = width === height ? 'square' : width > height ? 'landscape' : 'portrait'
    return {
      value: ratio,
      label: (
        <span
          data-slot="aspect-ratio-picker-ratio"
          className="sa:-mx-1 sa:grid sa:min-w-9 sa:justify-items-center sa:gap-1 sa:py-1"
        >
          <span className="sa:grid sa:h-[1.75em] sa:place-items-center" aria-hidden="true">
            <span
              className="sa:rounded-[3px] sa:border-2 sa:border-current"
              style={{ inlineSize: `${width * scale}em`, blockSize: `${height * scale}em` }}
            />
          </span>
          <Num>{ratio}</Num>
          <span className="sa:sr-only">{messages[shape]}</span>
        </span>
      ),
    }
  })
  return <SegmentedControl data-slot="aspect-ratio-picker" {...rest} options={options} />
}
