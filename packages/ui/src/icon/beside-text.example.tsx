import { HeartIcon } from '@saha/ui/icons/heart'
import { TrophyIcon } from '@saha/ui/icons/trophy'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { scores: 'High scores', favorite: 'One of your favorites' },
  ar: { scores: 'أعلى النقاط', favorite: 'من ألعابك المفضلة' },
}

const lineStyle = { display: 'flex', alignItems: 'center', gap: '0.5rem' }

export default function BesideText() {
  const { scores, favorite } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <span style={lineStyle}>
        <TrophyIcon />
        <span>{scores}</span>
      </span>
      <span style={lineStyle}>
        <HeartIcon filled />
        <span>{favorite}</span>
      </span>
    </div>
  )
}
