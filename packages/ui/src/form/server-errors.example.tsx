import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { Form, type FormErrors } from '@saha/ui/form'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'
import { useActionState } from 'react'

const texts = {
  en: { name: 'Player name', save: 'Save', taken: 'This name is taken. Add a digit.' },
  ar: { name: 'اسم اللاعب', save: 'احفظ', taken: 'هذا الاسم محجوز، فأضف إليه رقمًا.' },
}

/** Simulates a server: names without a digit are taken. */
const saveName = (name: string) => Promise.resolve(/\d/.test(name) ? 'saved' : 'taken')

export default function ServerErrors() {
  const { name, save, taken } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [errors, action, isPending] = useActionState<FormErrors, FormData>(async (_, data) => {
    const answer = await saveName(JSON.stringify(data.get('name')))
    return answer === 'taken' ? { name: taken } : {}
  }, {})
  return (
    <Form errors={errors} action={action}>
      <Field label={name} name="name" required>
        {(control) => <Input {...control} autoComplete="nickname" />}
      </Field>
      <Button type="submit" busy={isPending} style={{ justifySelf: 'start' }}>
        {save}
      </Button>
    </Form>
  )
}
