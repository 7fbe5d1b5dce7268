import { HeartIcon } from '@saha/ui/icons/heart'
import { useKit } from '@saha/ui/provider'
import { ToggleButton } from '@saha/ui/toggle-button'
import { useState } from 'react'

const texts = { en: { favorite: 'Favorite' }, ar: { favorite: 'المفضلة' } }

export default function Favorite() {
  const { favorite } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isFavorite, setIsFavorite] = useState(false)
  return (
    <ToggleButton icon={HeartIcon} pressed={isFavorite} onClick={() => setIsFavorite(!isFavorite)}>
      {favorite}
    </ToggleButton>
  )
}
