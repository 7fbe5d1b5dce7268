import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { ListMessage } from './list-message.tsx'
import { OptionList } from './option-list.tsx'
import { toRows } from './option-rows.ts'
import { Combobox } from './combobox.tsx'

export default { title: 'Components/Forms/Combobox/QA', tags: ['qa', '!dev', '!autodocs'] }

const samples = {
  en: {
    label: 'Game',
    short: 'Chess',
    long: 'Hide and seek in the old market between the fountain and the gate',
    group: 'Outdoors',
    detail: '2 to 6 players',
    created: 'Marbles',
  },
  ar: {
    label: 'اللعبة',
    short: 'الشطرنج',
    long: 'الغميضة في السوق القديمة بين النافورة والبوابة الكبيرة',
    group: 'في الهواء الطلق',
    detail: 'من لاعبين إلى 6 لاعبين',
    created: 'البلي',
  },
}

/** Empty, chosen, invalid, disabled and with chips, with short and long names. */
export function Variants() {
  const { label, short, long } = useSample(samples)
  const options = [short, long].map((name, index) => ({ value: `${index}`, label: name }))
  return (
    <div className="grid max-w-80 gap-4">
      <Combobox aria-label={label} placeholder={label} options={options} />
      <Combobox aria-label={label} options={options} defaultValue="1" />
      <Combobox aria-label={label} options={options} defaultValue="0" aria-invalid />
      <Combobox aria-label={label} options={options} defaultValue="0" disabled />
      <Combobox aria-label={label} options={options} multiple defaultValue={['0', '1']} />
      <Combobox aria-label={label} options={options} multiple defaultValue={['0']} disabled />
    </div>
  )
}

/** The list: active, chosen and disabled options, a group, details, an offer to create, and the three messages. */
export function Lists() {
  const { label, short, long, group, detail, created } = useSample(samples)
  const [retries, setRetries] = useState(0)
  const rows = toRows(
    [
      { value: 'a', label: short, detail },
      { value: 'b', label: long },
      { value: 'c', label: short, group, detail, disabled: true },
    ],
    created,
  )
  return (
    <div className="grid max-w-80 gap-2 rounded-tile bg-surface" data-retries={retries}>
      <OptionList
        id="list"
        names={{ 'aria-label': label }}
        rows={rows}
        activeId="list-1"
        chosen={['a']}
        multiple
        onChoose={() => undefined}
      />
      {(['loading', 'failed', 'empty'] as const).map((state) => (
        <ListMessage key={state} state={state} onRetry={() => setRetries(retries + 1)} />
      ))}
    </div>
  )
}
