import { useKit } from '@saha/ui/provider'
import { TextLink } from '@saha/ui/text-link'

const texts = { en: { rules: 'Ad rules' }, ar: { rules: 'قواعد الإعلان' } }

export default function External() {
  const { rules } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <TextLink href="https://example.com" external>
      {rules}
    </TextLink>
  )
}
