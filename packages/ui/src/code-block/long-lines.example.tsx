import { CodeBlock } from '@saha/ui/code-block'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { rule: 'The earlier of two equal scores wins.' },
  ar: { rule: 'عند التعادل يفوز صاحب النتيجة الأسبق.' },
}

const getCode = (comment: string) => `type Score = { player: string; points: number }

export function findBest(scores: Score[]): Score | undefined {
  // ${comment}
  return scores.reduce<Score | undefined>((best, score) => (best && best.points >= score.points ? best : score), undefined)
}`

export default function LongLines() {
  const { rule } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <CodeBlock code={getCode(rule)} language="TypeScript" style={{ maxInlineSize: '36rem' }} />
}
