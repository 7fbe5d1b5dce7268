import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { useSample } from '../testing/sample.ts'
import { Form } from './form.tsx'

export default { title: 'Components/Forms/Form/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Without errors, with one error, with several, and with an error without a field. */
export function Variants() {
  const { email, name, taken, later } = useSample({
    en: {
      email: 'Email',
      name: 'Name',
      taken: 'This address has an account. Sign in with it, or use another one.',
      later: 'The server does not answer. Try again in a few minutes.',
    },
    ar: {
      email: 'البريد الإلكتروني',
      name: 'الاسم',
      taken: 'لهذا العنوان حساب. سجّل الدخول به أو استعمل عنوانًا آخر.',
      later: 'الخادم لا يستجيب. أعد المحاولة بعد دقائق.',
    },
  })
  return (
    <div className="grid max-w-4xl items-start gap-8 sm:grid-cols-2">
      {[{}, { email: taken }, { email: taken, name: taken }, { form: later }].map((errors) => (
        <Form key={Object.keys(errors).join()} errors={errors}>
          <Field label={email} name="email">
            {(control) => <Input {...control} type="email" defaultValue="noor@example.com" />}
          </Field>
          <Field label={name} name="name">
            {(control) => <Input {...control} defaultValue="نور" />}
          </Field>
        </Form>
      ))}
    </div>
  )
}
