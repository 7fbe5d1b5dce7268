import { Bdi, Code, Num, UserText } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { ages: 'Ages', rating: 'Rating', save: 'Save file' },
  ar: { ages: 'الأعمار', rating: 'التقييم', save: 'ملف الحفظ' },
}

/** Content in two languages, the same on every page. */
const games = [
  { title: 'Neon Drift (Turbo)!', lang: 'en', save: 'neon-drift.v2', review: 'أجمل لعبة Drift جرّبتها!' },
  { title: 'سباق النيون (توربو)!', lang: 'ar', save: 'neon-race.v2', review: 'Best racing game (10/10)!' },
]

export default function GameFacts() {
  const { ages, rating, save } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {games.map((game) => (
        <div key={game.save}>
          <strong>
            <Bdi lang={game.lang}>{game.title}</Bdi>
          </strong>
          <div>
            {ages} <Num>10-12</Num>
          </div>
          <div>
            {rating} <Num>4.8/5</Num>
          </div>
          <div>
            {save} <Code>{game.save}</Code>
          </div>
          <UserText as="p">{game.review}</UserText>
        </div>
      ))}
    </div>
  )
}
