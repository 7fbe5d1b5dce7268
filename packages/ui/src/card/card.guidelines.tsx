import { Button, type ButtonProps } from '../button/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Card, CardBody, CardFooter, CardTitle } from './card.tsx'

const tournament = {
  en: { title: 'Weekly tournament', body: 'Five puzzles on one evening.' },
  ar: { title: 'بطولة الأسبوع', body: 'خمسة ألغاز في أمسية واحدة.' },
}
const actions = { en: ['Join', 'Rules', 'Share'], ar: ['انضم', 'القواعد', 'شارك'] }

interface SampleProps {
  language: 'en' | 'ar'
  title?: string
  /** Variants of the buttons. */
  variants?: readonly NonNullable<ButtonProps['variant']>[]
}

const Sample = ({ language, title = tournament[language].title, variants = [] }: SampleProps) => (
  <Card>
    <CardTitle level={4}>{title}</CardTitle>
    <CardBody>{tournament[language].body}</CardBody>
    {variants.length > 0 && (
      <CardFooter>
        {variants.map((variant, at) => (
          <Button key={actions[language][at]} variant={variant}>
            {actions[language][at]}
          </Button>
        ))}
      </CardFooter>
    )}
  </Card>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Name the item in a few words.', ar: 'سمِّ ما تعرضه البطاقة في كلمات قليلة.' },
      sample: (language) => <Sample language={language} />,
    },
    dont: {
      rule: { en: 'Do not write the title as a call to click.', ar: 'لا تجعل العنوان دعوة إلى النقر.' },
      sample: (language) => (
        <Sample
          language={language}
          title={{ en: 'Click here and take part!', ar: 'اضغط هنا وشارك معنا!' }[language]}
        />
      ),
    },
  },
  {
    do: {
      rule: { en: 'Offer one main action.', ar: 'اعرض إجراءً رئيسيًّا واحدًا.' },
      sample: (language) => <Sample language={language} variants={['action', 'neutral']} />,
    },
    dont: {
      rule: { en: 'Do not let main actions compete.', ar: 'لا تجعل الإجراءات الرئيسية تتنافس.' },
      sample: (language) => <Sample language={language} variants={['action', 'action', 'action']} />,
    },
  },
]
