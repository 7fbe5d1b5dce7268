import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Slider } from '@saha/ui/slider'

const texts = {
  en: { speed: 'Speed', names: ['Calm', 'Slow', 'Even', 'Fast', 'Wild'] },
  ar: { speed: 'السرعة', names: ['هادئة', 'بطيئة', 'معتدلة', 'سريعة', 'جامحة'] },
}

export default function ValueText() {
  const { speed, names } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Field label={speed}>
      {(control) => (
        <Slider {...control} max={4} defaultValue={2} formatValue={(value) => names[value] ?? ''} />
      )}
    </Field>
  )
}
