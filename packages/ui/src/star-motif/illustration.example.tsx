import { SearchIcon } from '@saha/ui/icons/search'
import { useKit } from '@saha/ui/provider'
import { StarFigure } from '@saha/ui/star-motif'
import { Text } from '@saha/ui/text'

const texts = {
  en: { empty: 'No game has this name. Try another word.' },
  ar: { empty: 'لا لعبة بهذا الاسم. جرّب كلمة أخرى.' },
}

export default function Illustration() {
  const { empty } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: '1rem' }}>
      <StarFigure icon={SearchIcon} />
      <Text>{empty}</Text>
    </div>
  )
}
