import { useSample } from '../testing/sample.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

export default { title: 'Components/Forms/NumberInput/QA', tags: ['qa', '!dev', '!autodocs'] }

const kinds: NumberInputProps[] = [
  { defaultValue: 12 },
  { defaultValue: -1_234_567.25, step: 'any' },
  { defaultValue: 62.5, formatOptions: { style: 'unit', unit: 'kilogram' } },
  { defaultValue: 1250, formatOptions: { style: 'currency', currency: 'USD' } },
  { defaultValue: 0.35, formatOptions: { style: 'percent' } },
]

/** Every kind of number in every state, and at a limit. */
export function Variants() {
  const { label, hint, points } = useSample({
    en: { label: 'Number', hint: 'How many?', points: 'points' },
    ar: { label: 'الرقم', hint: 'كم عددها؟', points: 'نقطة' },
  })
  return (
    <div className="grid max-w-5xl gap-4 sm:grid-cols-4">
      {kinds.flatMap((kind) =>
        [{}, { 'aria-invalid': true }, { readOnly: true }, { disabled: true }].map((state) => (
          <NumberInput key={JSON.stringify({ ...kind, ...state })} aria-label={label} {...kind} {...state} />
        )),
      )}
      <NumberInput aria-label={label} placeholder={hint} />
      <NumberInput aria-label={label} min={1} defaultValue={1} unit={points} />
      <NumberInput aria-label={label} max={9} defaultValue={9} />
    </div>
  )
}
