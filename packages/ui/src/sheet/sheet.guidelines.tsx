import { Button } from '../button/index.ts'
import { Card, CardFooter, CardTitle } from '../card/index.ts'
import type { Guideline } from '../testing/component-docs.ts'

interface PanelProps {
  title: string
  actions: readonly string[]
}

/** Title and buttons of a sheet, without the sheet. */
const Panel = ({ title, actions }: PanelProps) => (
  <Card className="w-full">
    <CardTitle level={4}>{title}</CardTitle>
    <CardFooter>
      {actions.map((action, at) => (
        <Button key={action} variant={at === actions.length - 1 ? 'action' : 'neutral'}>
          {action}
        </Button>
      ))}
    </CardFooter>
  </Card>
)

const right = {
  en: { title: 'Filter games', actions: ['Show all', 'Show games'] },
  ar: { title: 'تصفية الألعاب', actions: ['اعرض الكل', 'اعرض الألعاب'] },
}
const wrong = {
  en: { title: 'Options', actions: ['Reset', 'Done'] },
  ar: { title: 'خيارات', actions: ['مسح', 'تم'] },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Give the sheet the words of its trigger, and say what each button shows.',
        ar: 'اجعل عنوان اللوحة هو كلام الزر الذي فتحها، وليقل كل زر فيها ما يعرضه.',
      },
      sample: (language) => <Panel {...right[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not title it “Options” and end with “Done”.',
        ar: 'لا تعنونها «خيارات» ولا تختمها بكلمة «تم».',
      },
      sample: (language) => <Panel {...wrong[language]} />,
    },
  },
]
