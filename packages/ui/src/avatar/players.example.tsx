import { Avatar } from '@saha/ui/avatar'
import { UserText } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: ['Noor Haddad', 'Sami', 'ليلى منصور', 'chess_master', '***'],
  ar: ['نور حداد', 'سامي', 'Layla Mansour', 'chess_master', '***'],
}

export default function Players() {
  const names = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <ul style={{ display: 'grid', gap: '0.75rem', margin: 0, padding: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
          <Avatar name={name} />
          <UserText>{name}</UserText>
        </li>
      ))}
    </ul>
  )
}
