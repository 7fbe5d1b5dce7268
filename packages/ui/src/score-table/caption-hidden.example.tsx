import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'
import { ScoreTable } from '@saha/ui/score-table'

const texts = {
  en: { caption: 'High scores of Neon Drift' },
  ar: { caption: 'أعلى النقاط في سباق النيون' },
}

const rows = [
  { id: 'a', rank: 1, name: 'نور', score: 128_450 },
  { id: 'b', rank: 2, name: 'lina_93', score: 97_200, isMe: true },
]

export default function CaptionHidden() {
  const { caption } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <>
      <Heading level={2}>{caption}</Heading>
      <ScoreTable caption={caption} captionHidden rows={rows} />
    </>
  )
}
