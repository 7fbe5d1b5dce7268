import { useKit } from '@saha/ui/provider'
import { ShareButtons } from '@saha/ui/share-buttons'

const texts = {
  en: { title: 'Neon Drift', whatsapp: 'WhatsApp' },
  ar: { title: 'سباق النيون', whatsapp: 'واتساب' },
}

const url = 'https://saha.example/game/neon-drift'

export default function NativeShare() {
  const { title, whatsapp } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  // The promise rejects when the player cancels.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  const href = `https://wa.me/?text=${encodeURIComponent(url)}`
  return <ShareButtons items={[{ id: 'whatsapp', label: whatsapp, href }]} onNativeShare={share} />
}
