import { useSample } from '../testing/sample.ts'
import { ImageComparison } from './image-comparison.tsx'
import { pair } from './image-comparison.samples.ts'

export default { title: 'Components/Studio/ImageComparison/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both views, the handle in the middle and at both edges, other ratios, custom captions, a narrow column. */
export function Variants() {
  const { before, after, edited, original } = useSample(pair)
  return (
    <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
      <ImageComparison
        ratio="25 / 16"
        before={{ ...before, caption: original }}
        after={{ ...after, caption: edited }}
        className="sm:col-span-2"
      />
      {[50, 25, 0, 100].map((share) => (
        <ImageComparison
          key={share}
          view="slider"
          ratio="25 / 16"
          defaultShare={share}
          before={before}
          after={after}
        />
      ))}
      <ImageComparison ratio="1 / 1" before={before} after={after} className="w-52" />
      <ImageComparison view="slider" ratio="9 / 16" before={before} after={after} className="w-52" />
    </div>
  )
}
