import { Avatar } from '@saha/ui/avatar'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { list: 'Playing now', names: ['Noor Haddad', 'Sami', 'ليلى منصور'] },
  ar: { list: 'يلعبون الآن', names: ['نور حداد', 'سامي', 'Layla Mansour'] },
}

export default function WithoutNames() {
  const { list, names } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <ul
      aria-label={list}
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', margin: 0, padding: 0, listStyle: 'none' }}
    >
      {names.map((name) => (
        <li key={name}>
          <Avatar name={name} label={name} />
        </li>
      ))}
    </ul>
  )
}
