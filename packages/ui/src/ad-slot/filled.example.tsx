import { AdSlot } from '@saha/ui/ad-slot'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { message: 'Your message could be here.' },
  ar: { message: 'هنا مكان رسالتك.' },
}

export default function Filled() {
  const { message } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <AdSlot>
      <p>{message}</p>
    </AdSlot>
  )
}
