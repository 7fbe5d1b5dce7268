import { ButtonGroup } from '@saha/ui/button-group'
import { IconButton } from '@saha/ui/icon-button'
import { FullscreenIcon } from '@saha/ui/icons/fullscreen'
import { MutedIcon } from '@saha/ui/icons/muted'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { player: 'Player', mute: 'Mute', fullScreen: 'Full screen' },
  ar: { player: 'المشغّل', mute: 'كتم الصوت', fullScreen: 'ملء الشاشة' },
}

export default function Toggles() {
  const { player, mute, fullScreen } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isMuted, setIsMuted] = useState(false)
  const [isFullScreen, setIsFullScreen] = useState(true)
  return (
    <ButtonGroup label={player}>
      <IconButton icon={MutedIcon} label={mute} pressed={isMuted} onClick={() => setIsMuted(!isMuted)} />
      <IconButton
        icon={FullscreenIcon}
        label={fullScreen}
        pressed={isFullScreen}
        onClick={() => setIsFullScreen(!isFullScreen)}
      />
    </ButtonGroup>
  )
}
