import { IconButton } from '@saha/ui/icon-button'
import { HeartIcon } from '@saha/ui/icons/heart'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = { en: { favorite: 'Add to favorites' }, ar: { favorite: 'أضف إلى المفضلة' } }

export default function Toggle() {
  const { favorite } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isFavorite, setIsFavorite] = useState(false)
  return (
    <IconButton
      icon={HeartIcon}
      label={favorite}
      pressed={isFavorite}
      onClick={() => setIsFavorite(!isFavorite)}
    />
  )
}
