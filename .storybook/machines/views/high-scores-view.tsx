import { Button } from '@saha/ui/button'
import { ScoreTable } from '@saha/ui/score-table'
import { Text } from '@saha/ui/text'
import {
  selectScores,
  selectScoresFailure,
  selectScoresReady,
  type highScoresMachine,
} from '../../../packages/machines/src/high-scores/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: { caption: 'High scores', failed: 'The high scores could not be loaded.', load: 'Reload' },
  ar: { caption: 'أعلى النتائج', failed: 'تعذّر تحميل أعلى النتائج.', load: 'أعد التحميل' },
}

/** The best scores of a game. */
export function HighScoresView({ snapshot, send }: MachineViewProps<typeof highScoresMachine>) {
  const t = useSample(samples)
  const failure = selectScoresFailure(snapshot)
  const rows = selectScores(snapshot).map(({ id, userName, score }, index) => ({
    id,
    rank: index + 1,
    name: userName,
    score,
  }))
  return (
    <div className="grid justify-items-start gap-3">
      <ScoreTable caption={t.caption} rows={rows} loading={!selectScoresReady(snapshot) && !failure} />
      {failure && <Text tone="danger">{t.failed}</Text>}
      <Button size="small" onClick={() => send({ type: 'scores.load' })}>
        {t.load}
      </Button>
    </div>
  )
}
