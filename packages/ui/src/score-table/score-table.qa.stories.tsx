import { useSample } from '../testing/sample.ts'
import { scores } from './score-table.samples.ts'
import { ScoreTable } from './score-table.tsx'

export default { title: 'Components/Portal/ScoreTable/QA', tags: ['qa', '!dev', '!autodocs'] }

/** With rows, loading, and on a small phone. */
export function Variants() {
  const sample = useSample({
    en: ['High scores', 'Scores on their way', 'Scores in a narrow place'],
    ar: ['أعلى النقاط', 'النقاط في الطريق', 'النقاط في حيّز ضيّق'],
  })
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <div className="tile rounded-tile bg-surface p-3">
        <ScoreTable caption={sample[0] ?? ''} rows={scores} />
      </div>
      <div className="tile rounded-tile bg-surface p-3">
        <ScoreTable caption={sample[1] ?? ''} rows={[]} loading />
      </div>
      <div className="tile w-72 rounded-tile bg-surface p-2">
        <ScoreTable caption={sample[2] ?? ''} rows={scores} />
      </div>
    </div>
  )
}
