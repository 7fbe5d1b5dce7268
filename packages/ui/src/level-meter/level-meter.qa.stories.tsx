import { useSample } from '../testing/sample.ts'
import { LevelMeter } from './level-meter.tsx'

export default { title: 'Components/Studio/LevelMeter/QA', tags: ['qa', '!dev', '!autodocs'] }

/** From silence to the loudest, wide and narrow. */
export function Variants() {
  const { label } = useSample({ en: { label: 'Level' }, ar: { label: 'المستوى' } })
  return (
    <div className="grid max-w-lg gap-3">
      {[0, 0.1, 0.35, 0.6, 0.85, 1].map((level) => (
        <LevelMeter key={level} label={label} level={level} />
      ))}
      <LevelMeter label={label} level={0.7} className="w-24!" />
    </div>
  )
}
