import { Input } from '../input/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Field, type FieldProps } from './field.tsx'

const Email = (props: Omit<FieldProps, 'children'>) => (
  <Field className="w-full" {...props}>
    {(control) => <Input {...control} type="email" />}
  </Field>
)

const email = { en: 'Email', ar: 'البريد الإلكتروني' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Say in the error how to fix it, with an example.',
        ar: 'قل في رسالة الخطأ كيف يُصحَّح، ومثّل له.',
      },
      sample: (language) => (
        <Email
          label={email[language]}
          error={
            {
              en: 'Enter an email address, like name@example.com.',
              ar: 'اكتب عنوان بريد صحيحًا، مثل name@example.com',
            }[language]
          }
        />
      ),
    },
    dont: {
      rule: { en: 'Do not only state that it is wrong.', ar: 'لا تكتفِ بالقول إن المُدخل خاطئ.' },
      sample: (language) => (
        <Email label={email[language]} error={{ en: 'Invalid input!', ar: 'مُدخل غير صالح!' }[language]} />
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'Label with a noun, and put what else helps into the hint.',
        ar: 'اجعل العنوان اسمًا قصيرًا، واترك الشرح للتلميح.',
      },
      sample: (language) => (
        <Email
          label={email[language]}
          hint={{ en: 'Nobody else sees it.', ar: 'لا يراه أحد سواك.' }[language]}
        />
      ),
    },
    dont: {
      rule: {
        en: 'Do not write instructions or a colon into the label.',
        ar: 'لا تكتب في العنوان طلبًا ولا نقطتين.',
      },
      sample: (language) => (
        <Email
          label={
            { en: 'Please enter your email address here:', ar: 'الرجاء إدخال عنوان بريدك الإلكتروني هنا:' }[
              language
            ]
          }
        />
      ),
    },
  },
]
