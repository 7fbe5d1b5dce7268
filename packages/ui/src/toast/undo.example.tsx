import { HeartIcon } from '@saha/ui/icons/heart'
import { useKit } from '@saha/ui/provider'
import { ToastProvider, useToast } from '@saha/ui/toast'
import { ToggleButton } from '@saha/ui/toggle-button'
import { useState } from 'react'

const texts = {
  en: { favorite: 'Favorite', removed: 'Removed from your favorites', undo: 'Undo', later: 'Press Favorite' },
  ar: { favorite: 'المفضلة', removed: 'أُزيلت من مفضلتك', undo: 'تراجع', later: 'اضغط «المفضلة»' },
}

function Favorite() {
  const { favorite, removed, undo, later } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isFavorite, setIsFavorite] = useState(true)
  const { show } = useToast()
  function toggle() {
    setIsFavorite(!isFavorite)
    if (isFavorite)
      show({ title: removed, action: { label: undo, altText: later, onAction: () => setIsFavorite(true) } })
  }
  return (
    <ToggleButton icon={HeartIcon} pressed={isFavorite} onClick={toggle}>
      {favorite}
    </ToggleButton>
  )
}

export default function Undo() {
  return (
    <ToastProvider>
      <Favorite />
    </ToastProvider>
  )
}
