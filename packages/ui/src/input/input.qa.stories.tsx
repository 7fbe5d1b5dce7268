import { useSample } from '../testing/sample.ts'
import { Input } from './input.tsx'

export default { title: 'Components/Forms/Input/QA', tags: ['qa', '!dev', '!autodocs'] }

const values = { text: 'نور (Noor)!', email: 'noor@example.com', url: 'https://saha.example' }

/** Every type, empty and filled, in every state. */
export function Variants() {
  const { hint } = useSample({ en: { hint: 'Write here…' }, ar: { hint: 'اكتب هنا…' } })
  return (
    <div className="grid max-w-4xl gap-4 sm:grid-cols-3">
      {Object.entries(values).map(([type, value]) => {
        const shared = {
          type: type as keyof typeof values,
          'aria-label': type,
          placeholder: type === 'text' ? hint : value,
        }
        return (
          <div key={type} className="grid content-start gap-4">
            <Input {...shared} />
            <Input {...shared} defaultValue={value} />
            <Input {...shared} defaultValue={value} aria-invalid />
            <Input {...shared} defaultValue={value} readOnly />
            <Input {...shared} defaultValue={value} disabled />
          </div>
        )
      })}
    </div>
  )
}
