import { Card, CardTitle } from '../card/index.ts'
import { Heading } from '../heading/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { TextLink } from '../text-link/index.ts'
import { Carousel } from './carousel.tsx'

const games = {
  en: ['Neon Drift', 'Zellige', 'Harbour', 'Lantern'],
  ar: ['سباق النيون', 'زليج', 'الميناء', 'الفانوس'],
}
const steps = {
  en: ['Choose a game', 'Enter your name', 'Start playing', 'Send your score'],
  ar: ['اختر لعبة', 'اكتب اسمك', 'ابدأ اللعب', 'أرسل نقاطك'],
}

const Row = ({ heading, items }: { heading: string; items: readonly string[] }) => (
  <Carousel
    label={heading}
    itemWidth="9rem"
    style={{ inlineSize: '100%' }}
    heading={
      <Heading level={4} size="heading">
        {heading}
      </Heading>
    }
  >
    {items.map((item) => (
      <Card key={item}>
        <CardTitle level={4}>{item}</CardTitle>
      </Card>
    ))}
  </Carousel>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say in the heading what the items share.', ar: 'اذكر في العنوان ما يجمع العناصر.' },
      sample: (language) => (
        <Row
          heading={{ en: 'Popular this week', ar: 'الأكثر لعبًا هذا الأسبوع' }[language]}
          items={games[language]}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not write a heading that fits every row.', ar: 'لا تكتب عنوانًا يصلح لكل صف.' },
      sample: (language) => <Row heading={{ en: 'Games', ar: 'ألعاب' }[language]} items={games[language]} />,
    },
  },
  {
    do: {
      rule: {
        en: 'Use it for browsing, and link to the full list.',
        ar: 'استعمله للتصفّح، مع رابط إلى القائمة كاملة.',
      },
      sample: (language) => (
        <div className="grid w-full gap-3">
          <Row heading={{ en: 'New games', ar: 'ألعاب جديدة' }[language]} items={games[language]} />
          <TextLink href="#/games">{{ en: 'All new games', ar: 'كل الألعاب الجديدة' }[language]}</TextLink>
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not put steps in it: readers may never scroll.',
        ar: 'لا تضع فيه خطوات، فقد لا يراها القارئ كلها.',
      },
      sample: (language) => (
        <Row heading={{ en: 'How to start', ar: 'كيف تبدأ' }[language]} items={steps[language]} />
      ),
    },
  },
]
