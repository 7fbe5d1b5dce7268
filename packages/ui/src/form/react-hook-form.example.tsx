import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { Form } from '@saha/ui/form'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'
import { useForm } from 'react-hook-form'

const texts = {
  en: { name: 'Player name', save: 'Save', short: 'Three letters at least.', taken: 'This name is taken.' },
  ar: { name: 'اسم اللاعب', save: 'احفظ', short: 'ثلاثة أحرف على الأقل.', taken: 'هذا الاسم محجوز.' },
}

/** Simulates a server: "Noor" is taken. */
const isTaken = (name: string) => Promise.resolve(name === 'Noor')

export default function ReactHookForm() {
  const t = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  // Form moves focus to the error, also to one of the server.
  const { register, handleSubmit, setError, formState } = useForm<{ name: string }>({
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const save = handleSubmit(async ({ name }) => {
    if (await isTaken(name)) setError('name', { message: t.taken })
  })
  return (
    <Form errors={{ name: errors.name?.message }} onSubmit={(event) => void save(event)}>
      <Field label={t.name} name="name" required>
        {(control) => (
          <Input {...control} {...register('name', { minLength: { value: 3, message: t.short } })} />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting} style={{ justifySelf: 'start' }}>
        {t.save}
      </Button>
    </Form>
  )
}
