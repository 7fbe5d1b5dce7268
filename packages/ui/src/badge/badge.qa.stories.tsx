import { useSample } from '../testing/sample.ts'
import { Badge } from './badge.tsx'

export default { title: 'Components/Structure/Badge/QA', tags: ['qa', '!dev', '!autodocs'] }

const tones = ['neutral', 'action', 'selection', 'info', 'success', 'warning', 'danger'] as const
const hues = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking'] as const

/** Every tone and hue with a digit, a number and words. */
export function Variants() {
  const { fresh, top } = useSample({
    en: { fresh: 'New', top: 'Most played' },
    ar: { fresh: 'جديدة', top: 'الأكثر لعبًا' },
  })
  return (
    <div className="grid justify-items-start gap-3">
      {[...tones.map((tone) => ({ tone })), ...hues.map((hue) => ({ hue }))].map((look) => (
        <div key={Object.entries(look).flat().join()} className="flex flex-wrap items-center gap-2">
          {['7', '1,280', fresh, top].map((word) => (
            <Badge key={word} {...look}>
              {word}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  )
}
