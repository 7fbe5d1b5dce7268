import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Slider } from '@saha/ui/slider'

const texts = {
  en: { ages: 'Ages', hint: 'Games for players of these ages.' },
  ar: { ages: 'الأعمار', hint: 'ألعاب تناسب هذه الأعمار.' },
}

export default function Range() {
  const { ages, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={ages} hint={hint}>
      {(control) => <Slider {...control} defaultValue={[6, 12]} min={3} max={18} />}
    </Field>
  )
}
