import { Num } from '@saha/ui/bidi'
import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { label: 'Players', hint: 'From 2 to 8', cards: 'Cards:' },
  ar: { label: 'عدد اللاعبين', hint: 'من 2 إلى 8', cards: 'عدد الأوراق:' },
}

export default function PlayerCount() {
  const { label, hint, cards } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [players, setPlayers] = useState('4')
  const count = Number(players)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Field label={label} hint={hint}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={2}
            max={8}
            value={players}
            onChange={({ target }) => setPlayers(target.value)}
          />
        )}
      </Field>
      {count >= 2 && count <= 8 && (
        <output>
          {cards} <Num>{count * 5}</Num>
        </output>
      )}
    </div>
  )
}
