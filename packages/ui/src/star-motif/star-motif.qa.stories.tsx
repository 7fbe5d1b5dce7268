import { StarMotif, StarFigure, StarGrid } from './index.ts'
import { AlertIcon, HeartIcon } from '../icons/index.ts'

export default { title: 'Components/Structure/StarMotif/QA', tags: ['qa', '!dev', '!autodocs'] }

/** From favicon size to hero size, the grid with two steps, and both figures. */
export const Variants = () => (
  <div className="grid max-w-3xl gap-6">
    {[true, false].map((courtyard) => (
      <div key={String(courtyard)} className="flex flex-wrap items-end gap-4 text-star">
        {['1rem', '1.5rem', '2rem', '4rem', '8rem'].map((size) => (
          <StarMotif key={size} size={size} courtyard={courtyard} />
        ))}
      </div>
    ))}
    <div className="grid gap-4 sm:grid-cols-2">
      {[96, 48].map((step) => (
        <div key={step} className="relative h-48 overflow-hidden rounded-panel bg-night text-on-night">
          <StarGrid step={step} className="opacity-[0.08]" />
        </div>
      ))}
    </div>
    <div className="flex flex-wrap gap-8">
      <StarFigure />
      <StarFigure icon={HeartIcon} />
      <StarFigure icon={AlertIcon} tone="danger" />
    </div>
  </div>
)
