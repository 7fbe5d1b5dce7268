import { useSample } from '../testing/sample.ts'
import { PasswordInput } from './password-input.tsx'

export default { title: 'Components/Forms/PasswordInput/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Empty, filled, invalid and disabled. */
export function Variants() {
  const { label } = useSample({ en: { label: 'Password' }, ar: { label: 'كلمة المرور' } })
  return (
    <div className="grid max-w-90 gap-4">
      <PasswordInput aria-label={label} />
      <PasswordInput aria-label={label} defaultValue="courtyard-of-stars" />
      <PasswordInput aria-label={label} defaultValue="saha" aria-invalid />
      <PasswordInput aria-label={label} defaultValue="saha" disabled />
    </div>
  )
}
