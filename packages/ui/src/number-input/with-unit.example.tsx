import { Field } from '@saha/ui/field'
import { NumberInput } from '@saha/ui/number-input'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { weight: 'Weight', goal: 'Goal', points: 'points' },
  ar: { weight: 'الوزن', goal: 'الهدف', points: 'نقطة' },
}

export default function WithUnit() {
  const { weight, goal, points } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Field label={weight}>
        {(control) => (
          <NumberInput
            {...control}
            min={0}
            step={0.5}
            defaultValue={62.5}
            formatOptions={{ style: 'unit', unit: 'kilogram' }}
          />
        )}
      </Field>
      <Field label={goal}>
        {(control) => <NumberInput {...control} min={0} step={100} defaultValue={12_500} unit={points} />}
      </Field>
    </div>
  )
}
