import { Button } from '../button/index.ts'
import { Card, CardBody, CardFooter, CardTitle } from '../card/index.ts'
import type { Guideline } from '../testing/component-docs.ts'

interface NoticeProps {
  title: string
  text?: string
  action?: string
}

/** The content of a toast, without the toast. */
const Notice = ({ title, text, action }: NoticeProps) => (
  <Card>
    <CardTitle level={4}>{title}</CardTitle>
    {text && <CardBody>{text}</CardBody>}
    {action && (
      <CardFooter>
        <Button size="small">{action}</Button>
      </CardFooter>
    )}
  </Card>
)

const right = {
  en: { title: 'Removed from your favorites', action: 'Undo' },
  ar: { title: 'أُزيلت من مفضلتك', action: 'تراجع' },
}
const wrong = {
  en: {
    title: 'Success!',
    text: 'The game has been successfully removed from your list of favorites.',
    action: 'OK',
  },
  ar: {
    title: 'نجاح!',
    text: 'لقد تمت عملية إزالة اللعبة من قائمة المفضلة الخاصة بك بنجاح.',
    action: 'حسنًا',
  },
}
const failure = {
  en: { title: 'Your score was not sent', text: 'It is kept here. Try again when you are online.' },
  ar: { title: 'لم تُرسل نتيجتك', text: 'حفظناها هنا، فأعد المحاولة عند عودة الاتصال.' },
}
const code = {
  en: { title: 'Error 503', text: 'The request could not be processed.' },
  ar: { title: 'خطأ 503', text: 'تعذّرت معالجة الطلب.' },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Say what happened in three to five words, and offer undo.',
        ar: 'قل ما حدث في بضع كلمات، وأتح التراجع.',
      },
      sample: (language) => <Notice {...right[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not celebrate the routine, and do not ask for an OK.',
        ar: 'تجنّب «تمت عملية… بنجاح»، ولا تطلب موافقة على ما حدث.',
      },
      sample: (language) => <Notice {...wrong[language]} />,
    },
  },
  {
    do: {
      rule: {
        en: 'After a failure, say what is safe and what to do.',
        ar: 'عند الفشل طمئن القارئ على ما حُفظ، وقل له ما يفعل.',
      },
      sample: (language) => <Notice {...failure[language]} />,
    },
    dont: {
      rule: { en: 'Do not show codes of the server.', ar: 'لا تعرض رموز الخادم.' },
      sample: (language) => <Notice {...code[language]} />,
    },
  },
]
