import { Num } from '@saha/ui/bidi'
import { Field } from '@saha/ui/field'
import { NumberInput } from '@saha/ui/number-input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { label: 'Players', hint: 'From 2 to 8', cards: 'Cards:' },
  ar: { label: 'عدد اللاعبين', hint: 'من 2 إلى 8', cards: 'عدد الأوراق:' },
}

export default function PlayerCount() {
  const { label, hint, cards } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [players, setPlayers] = useState<number | null>(4)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Field label={label} hint={hint}>
        {(control) => <NumberInput {...control} min={2} max={8} value={players} onValueChange={setPlayers} />}
      </Field>
      {players !== null && players >= 2 && players <= 8 && (
        <output>
          {cards} <Num>{players * 5}</Num>
        </output>
      )}
    </div>
  )
}
