import { CopyButton } from '@saha/ui/copy-button'
import { SahaProvider, useKit } from '@saha/ui/provider'

const texts = {
  en: { copy: 'Copy invitation', copied: 'Invitation copied' },
  ar: { copy: 'انسخ الدعوة', copied: 'نُسخت الدعوة' },
}

export default function OwnMessages() {
  const { locale } = useKit()
  return (
    <SahaProvider locale={locale} scope="element" messages={texts[locale === 'ar' ? 'ar' : 'en']}>
      <CopyButton value="https://example.com/join" />
    </SahaProvider>
  )
}
