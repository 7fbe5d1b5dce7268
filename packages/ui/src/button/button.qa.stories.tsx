import { useSample } from '../testing/sample.ts'
import { Button } from './button.tsx'
import { ArrowEndIcon, PlayIcon } from '../icons/index.ts'

export default { title: 'Components/Actions/Button/QA', tags: ['qa', '!dev', '!autodocs'] }

const variants = ['action', 'neutral', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Every variant × size × state. */
export function Variants() {
  const { play } = useSample({ en: { play: 'Play now' }, ar: { play: 'العب الآن' } })
  return (
    <div className="grid justify-items-start gap-5">
      {variants.map((variant) =>
        sizes.map((size) => (
          <div key={`${variant} ${size}`} className="flex flex-wrap items-center gap-3">
            <Button variant={variant} size={size}>
              {play}
            </Button>
            <Button variant={variant} size={size} startIcon={PlayIcon}>
              {play}
            </Button>
            <Button variant={variant} size={size} endIcon={ArrowEndIcon}>
              {play}
            </Button>
            <Button variant={variant} size={size} disabled>
              {play}
            </Button>
            <Button variant={variant} size={size} busy>
              {play}
            </Button>
          </div>
        )),
      )}
    </div>
  )
}
