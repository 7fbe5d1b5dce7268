import { Checkbox } from '@saha/ui/checkbox'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { all: 'All categories', names: ['Puzzle', 'Racing', 'Adventure'] },
  ar: { all: 'كل الفئات', names: ['ألغاز', 'سباقات', 'مغامرات'] },
}

export default function Indeterminate() {
  const { all, names } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [chosen, setChosen] = useState<readonly number[]>([1])
  return (
    <div style={{ display: 'grid' }}>
      <Checkbox
        checked={chosen.length === names.length}
        indeterminate={chosen.length > 0 && chosen.length < names.length}
        onChange={({ target }) => setChosen(target.checked ? [...names.keys()] : [])}
      >
        {all}
      </Checkbox>
      <div style={{ display: 'grid', marginInlineStart: '2.25rem' }}>
        {names.map((name, at) => (
          <Checkbox
            key={name}
            checked={chosen.includes(at)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, at] : chosen.filter((other) => other !== at))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}
