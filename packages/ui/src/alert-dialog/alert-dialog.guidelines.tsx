import { Button } from '../button/index.ts'
import { Card, CardBody, CardFooter, CardTitle } from '../card/index.ts'
import type { Guideline } from '../testing/component-docs.ts'

interface QuestionProps {
  title: string
  text: string
  cancel: string
  confirm: string
}

/** The content of a dialog, without the dialog. */
const Question = ({ title, text, cancel, confirm }: QuestionProps) => (
  <Card>
    <CardTitle level={4}>{title}</CardTitle>
    <CardBody>{text}</CardBody>
    <CardFooter>
      <Button>{cancel}</Button>
      <Button variant="danger">{confirm}</Button>
    </CardFooter>
  </Card>
)

const right = {
  en: {
    title: 'Delete your account?',
    text: 'This deletes your scores and favorites for good.',
    cancel: 'Cancel',
    confirm: 'Delete account',
  },
  ar: {
    title: 'هل تحذف حسابك؟',
    text: 'تُحذف معه نقاطك ومفضلتك نهائيًّا.',
    cancel: 'إلغاء',
    confirm: 'احذف الحساب',
  },
}

const wrong = {
  en: {
    title: 'Warning!',
    text: 'Are you really sure that you want to continue?',
    cancel: 'No',
    confirm: 'Yes',
  },
  ar: { title: 'تحذير!', text: 'هل أنت متأكد حقًّا من رغبتك في المتابعة؟', cancel: 'لا', confirm: 'نعم' },
}

const harmless = {
  en: {
    title: 'Remove from favorites?',
    text: 'You can add the game again at any time.',
    cancel: 'Cancel',
    confirm: 'Remove',
  },
  ar: {
    title: 'هل تزيلها من المفضلة؟',
    text: 'يمكنك إضافة اللعبة من جديد متى شئت.',
    cancel: 'إلغاء',
    confirm: 'أزلها',
  },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Ask one question, say what is lost, and repeat the verb in the button.',
        ar: 'اسأل سؤالًا واحدًا، واذكر ما سيُفقد، وأعد الفعل نفسه في الزر.',
      },
      sample: (language) => <Question {...right[language]} />,
    },
    dont: {
      rule: {
        en: 'Do not answer a vague question with Yes and No.',
        ar: 'لا تطرح سؤالًا مبهمًا جوابه نعم أو لا.',
      },
      sample: (language) => <Question {...wrong[language]} />,
    },
  },
  {
    do: {
      rule: { en: 'Offer undo wherever it is possible.', ar: 'أتح التراجع كلما أمكن.' },
      sample: (language) => (
        <Card>
          <CardTitle level={4}>
            {{ en: 'Removed from your favorites', ar: 'أُزيلت من مفضلتك' }[language]}
          </CardTitle>
          <CardFooter>
            <Button size="small">{{ en: 'Undo', ar: 'تراجع' }[language]}</Button>
          </CardFooter>
        </Card>
      ),
    },
    dont: {
      rule: { en: 'Do not ask when nothing is lost.', ar: 'لا تسأل عن فعل لا يُفقد به شيء.' },
      sample: (language) => <Question {...harmless[language]} />,
    },
  },
]
