import { Button } from '@saha/ui/button'
import { EmptyState } from '@saha/ui/empty-state'
import { useKit } from '@saha/ui/provider'
import { ScoreTable, type ScoreRow } from '@saha/ui/score-table'
import { useState } from 'react'

const texts = {
  en: { caption: 'High scores of Neon Drift', none: 'No scores yet', play: 'Play the first round' },
  ar: { caption: 'أعلى النقاط في سباق النيون', none: 'لا نقاط بعد', play: 'العب الجولة الأولى' },
}

export default function Empty() {
  const { caption, none, play } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [rows, setRows] = useState<readonly ScoreRow[]>([])
  const submit = () => setRows([{ id: 'a', rank: 1, name: 'lina_93', score: 980, isMe: true }])
  if (rows.length === 0) return <EmptyState title={none} action={<Button onClick={submit}>{play}</Button>} />
  return <ScoreTable caption={caption} rows={rows} />
}
