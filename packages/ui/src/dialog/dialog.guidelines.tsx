import { Button } from '../button/index.ts'
import { Card, CardFooter, CardTitle } from '../card/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import type { Guideline } from '../testing/component-docs.ts'

interface TaskProps {
  title: string
  fields: readonly string[]
  cancel: string
  submit: string
}

/** The content of a dialog, without the dialog. */
const Task = ({ title, fields, cancel, submit }: TaskProps) => (
  <Card className="w-full">
    <CardTitle level={4}>{title}</CardTitle>
    {fields.map((label) => (
      <Field key={label} label={label}>
        {(control) => <Input {...control} />}
      </Field>
    ))}
    <CardFooter>
      <Button>{cancel}</Button>
      <Button variant="action">{submit}</Button>
    </CardFooter>
  </Card>
)

const rename = {
  en: { title: 'Choose a player name', fields: ['Player name'], cancel: 'Cancel', submit: 'Save name' },
  ar: { title: 'اختر اسمًا تلعب به', fields: ['اسم اللاعب'], cancel: 'إلغاء', submit: 'احفظ الاسم' },
}

const vague = {
  en: { title: 'Player', fields: ['Player name'], cancel: 'Close', submit: 'OK' },
  ar: { title: 'اللاعب', fields: ['اسم اللاعب'], cancel: 'إغلاق', submit: 'حسنًا' },
}

const profile = {
  en: {
    title: 'Your profile',
    fields: ['Player name', 'Country', 'Birthday', 'Favorite game'],
    cancel: 'Cancel',
    submit: 'Save profile',
  },
  ar: {
    title: 'ملفك الشخصي',
    fields: ['اسم اللاعب', 'البلد', 'تاريخ الميلاد', 'اللعبة المفضلة'],
    cancel: 'إلغاء',
    submit: 'احفظ الملف',
  },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Title the task with a verb, and finish with the same verb or its result.',
        ar: 'ابدأ العنوان بفعل، واختم بزر يقول ما يتم به.',
      },
      sample: (language) => <Task {...rename[language]} />,
    },
    dont: {
      rule: { en: 'Do not make users guess what OK saves.', ar: 'لا تكتب «حسنًا» وتترك اللاعب يخمّن ما يُحفظ.' },
      sample: (language) => <Task {...vague[language]} />,
    },
  },
  {
    do: {
      rule: { en: 'Ask for one short thing.', ar: 'اطلب أمرًا واحدًا قصيرًا.' },
      sample: (language) => <Task {...rename[language]} />,
    },
    dont: {
      rule: { en: 'Do not put a whole form in it: use a page.', ar: 'لا تحشر فيه نموذجًا كاملًا؛ فمكانه صفحة.' },
      sample: (language) => <Task {...profile[language]} />,
    },
  },
]
