import { useTextToSpeech } from '@saha/machines/react'
import { Button, SoundIcon, StopIcon, VisuallyHidden } from '@saha/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useToolActors } from '../use-tool-actors.ts'
import { createVoicePreviewActor, leaveVoicePreview } from './voice-preview.actors.ts'

interface VoicePreviewProps {
  voice: string
  /** Other speech is audible or on its way, which a sample must not disturb. */
  disabled: boolean
}

/** Plays a sentence in a voice. Choosing another voice stops it. */
export const VoicePreview = (props: VoicePreviewProps) => <Preview key={props.voice} {...props} />

function Preview({ voice, disabled }: VoicePreviewProps) {
  const t = useTranslations('textToSpeech')
  const actor = useToolActors(createVoicePreviewActor, leaveVoicePreview)
  const { status, sounding, failure, generate, stop } = useTextToSpeech(actor)
  const isActive = status === 'generating' || status === 'playing'
  useEffect(() => stop, [stop])
  return (
    <div className="grid min-w-0 gap-1">
      <Button
        type="button"
        className="justify-self-start"
        startIcon={isActive ? StopIcon : SoundIcon}
        disabled={disabled && !isActive}
        onClick={() => (isActive ? stop() : generate({ voice, text: t('previewText') }))}
      >
        {isActive ? t('stopPreview') : t('preview')}
      </Button>
      {failure && !isActive ? (
        <p role="alert" className="type-small text-danger">
          {t('previewFailed')}
        </p>
      ) : (
        <VisuallyHidden>
          <output>{isActive && (sounding ? t('previewPlaying') : t('previewing'))}</output>
        </VisuallyHidden>
      )}
    </div>
  )
}
