import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Switch } from '@saha/ui/switch'

const texts = {
  en: { label: 'Evening theme', hint: 'For all pages on this device.' },
  ar: { label: 'المظهر الليلي', hint: 'لكل الصفحات على هذا الجهاز.' },
}

export default function InField() {
  const { label, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={label} hint={hint}>
      {(control) => <Switch {...control} defaultChecked />}
    </Field>
  )
}
