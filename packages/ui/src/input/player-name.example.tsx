import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Player name', hint: 'Others see it beside your scores.' },
  ar: { label: 'اسم اللاعب', hint: 'يراه الآخرون بجانب نتائجك.' },
}

export default function PlayerName() {
  const { label, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input {...control} name="name" autoComplete="nickname" maxLength={30} />}
    </Field>
  )
}
