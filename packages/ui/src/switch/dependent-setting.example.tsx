import { useKit } from '@saha/ui/provider'
import { Switch } from '@saha/ui/switch'
import { useState } from 'react'

const texts = {
  en: { sound: 'Sound', music: 'Music', hint: 'Plays only while the sound is on.' },
  ar: { sound: 'الصوت', music: 'الموسيقى', hint: 'تُسمع ما دام الصوت مشغَّلًا.' },
}

export default function DependentSetting() {
  const { sound, music, hint } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [hasSound, setSound] = useState(true)
  const [hasMusic, setMusic] = useState(true)
  return (
    <div style={{ display: 'grid' }}>
      <Switch checked={hasSound} onCheckedChange={setSound}>
        {sound}
      </Switch>
      <Switch checked={hasSound && hasMusic} onCheckedChange={setMusic} disabled={!hasSound} hint={hint}>
        {music}
      </Switch>
    </div>
  )
}
