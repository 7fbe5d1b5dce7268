import { Button } from '../button/index.ts'
import { Card, CardBody, CardFooter, CardTitle } from '../card/index.ts'
import type { Guideline } from '../testing/component-docs.ts'

const right = {
  en: { title: 'Play together', text: 'Your friend joins with the code SAHA-482.', actions: ['Copy code'] },
  ar: { title: 'العبا معًا', text: 'ينضم صديقك بالرمز SAHA-482.', actions: ['انسخ الرمز'] },
}
const wrong = {
  en: {
    title: 'Invite, share and more',
    text: 'With an invitation your friends can play with you. There are several ways to invite them, each with its own advantages.',
    actions: ['Copy code', 'Share', 'Settings', 'Report'],
  },
  ar: {
    title: 'الدعوات والمشاركة وغيرها',
    text: 'يمكن لأصدقائك أن يلعبوا معك من خلال دعوة ترسلها إليهم، ولإرسالها طرق متعددة لكل منها ميزاتها.',
    actions: ['انسخ الرمز', 'مشاركة', 'الإعدادات', 'إبلاغ'],
  },
}

/** The content of a popover, without the popover. */
const Panel = ({ title, text, actions }: { title: string; text: string; actions: readonly string[] }) => (
  <Card>
    <CardTitle level={4}>{title}</CardTitle>
    <CardBody>{text}</CardBody>
    <CardFooter>
      {actions.map((action) => (
        <Button key={action} size="small">
          {action}
        </Button>
      ))}
    </CardFooter>
  </Card>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Keep to one topic: a title of a few words, a sentence, an action.',
        ar: 'اكتفِ بموضوع واحد: عنوان قصير وجملة وفعل.',
      },
      sample: (language) => <Panel {...right[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not collect actions in it: use DropdownMenu.',
        ar: 'لا تجمع فيه أفعالًا كثيرة؛ فلها DropdownMenu.',
      },
      sample: (language) => <Panel {...wrong[language]} />,
    },
  },
]
