import { Banner } from '@saha/ui/banner'
import { OfflineIcon } from '@saha/ui/icons/offline'
import { useKit } from '@saha/ui/provider'
import { Switch } from '@saha/ui/switch'
import { useState } from 'react'

const texts = {
  en: {
    online: 'Connected',
    title: 'You are offline',
    text: 'Games still work. Scores are sent when you are connected again.',
  },
  ar: { online: 'متصل', title: 'لا اتصال بالإنترنت', text: 'الألعاب تعمل، وتُرسل نقاطك حين يعود الاتصال.' },
}

export default function ConnectionLost() {
  const { online, title, text } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isOnline, setIsOnline] = useState(false)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {!isOnline && (
        <Banner tone="danger" icon={OfflineIcon} title={title} live="status">
          {text}
        </Banner>
      )}
      <Switch checked={isOnline} onCheckedChange={setIsOnline}>
        {online}
      </Switch>
    </div>
  )
}
