import { Badge } from '@saha/ui/badge'
import { useKit } from '@saha/ui/provider'
import { VisuallyHidden } from '@saha/ui/visually-hidden'

const texts = {
  en: { unread: 'unread messages' },
  ar: { unread: 'رسائل غير مقروءة' },
}

export default function HiddenUnit() {
  const { unread } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Badge>
      5 <VisuallyHidden>{unread}</VisuallyHidden>
    </Badge>
  )
}
