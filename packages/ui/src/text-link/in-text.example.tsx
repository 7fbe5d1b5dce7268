import { useKit } from '@saha/ui/provider'
import { Text } from '@saha/ui/text'
import { TextLink } from '@saha/ui/text-link'

const texts = {
  en: { before: 'By playing you accept our ', terms: 'terms of use', after: '.' },
  ar: { before: 'باللعب توافق على ', terms: 'شروط الاستخدام', after: '.' },
}

export default function InText() {
  const { before, terms, after } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Text>
      {before}
      <TextLink href="#/terms">{terms}</TextLink>
      {after}
    </Text>
  )
}
