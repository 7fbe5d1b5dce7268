import { CopyButton } from '@saha/ui/copy-button'
import { useKit } from '@saha/ui/provider'
import { ShareButtons } from '@saha/ui/share-buttons'

const texts = {
  en: { facebook: 'Facebook', whatsapp: 'WhatsApp', copy: 'Copy link' },
  ar: { facebook: 'فيسبوك', whatsapp: 'واتساب', copy: 'انسخ الرابط' },
}

const address = 'https://saha.example/game/neon-drift'
const query = encodeURIComponent(address)

export default function WithCopyButton() {
  const { facebook, whatsapp, copy } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <ShareButtons
      items={[
        { id: 'facebook', label: facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${query}` },
        { id: 'whatsapp', label: whatsapp, href: `https://wa.me/?text=${query}` },
      ]}
    >
      <CopyButton label={copy} value={address} />
    </ShareButtons>
  )
}
