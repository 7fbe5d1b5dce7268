import { Combobox, type LoadOptions } from '@saha/ui/combobox'
import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { label: 'Player', hint: 'The first search fails, to show the error.' },
  ar: { label: 'اللاعب', hint: 'يفشل البحث الأول ليظهر الخطأ.' },
}
const players = ['Noor', 'Sami', 'ليلى', 'Zoë', 'عمر', 'Amira']

/** Replace this with a request: `fetch(url, { signal })`. */
function createLoader(): LoadOptions {
  let calls = 0
  return async (text) => {
    await Promise.resolve()
    calls += 1
    if (calls === 1) throw new Error('offline')
    return players
      .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
      .map((name) => ({ value: name, label: name }))
  }
}

const loadPlayers = createLoader()

export default function Loading() {
  const { label, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field label={label} hint={hint}>
        {(control) => <Combobox {...control} options={[]} loadOptions={loadPlayers} />}
      </Field>
    </div>
  )
}
