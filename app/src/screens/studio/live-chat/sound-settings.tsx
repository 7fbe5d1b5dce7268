import { canChooseSpeaker, type AudioDevice } from '@saha/machines/adapters'
import { useLiveChat } from '@saha/machines/react'
import { Field, Heading, Select } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { voices } from '../../../adapters/gemini/client/models.ts'
import { isolate } from '../../../i18n/index.ts'
import type { Draft } from './live-chat.draft.ts'
import type { LiveChatStore } from './live-chat.store.ts'
import { VoicePreview } from '../shared/audio/voice-preview.tsx'
import { useAudioDevices } from '../shared/audio/use-audio-devices.ts'

interface SoundSettingsProps {
  store: LiveChatStore
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Selects voice, microphone and speaker; devices can change during the conversation. */
export function SoundSettings({ store, draft, onDraft }: SoundSettingsProps) {
  const t = useTranslations('liveChat')
  const speech = useTranslations('textToSpeech')
  const { status, settings, chooseMicrophone, chooseSpeaker } = useLiveChat(store.chat)
  const on = status === 'connecting' || status === 'connected'
  const microphones = useAudioDevices('audioinput', store.subscribe)
  const speakers = useAudioDevices('audiooutput', store.subscribe)
  const device = (id: string) => (id === '' ? null : id)
  return (
    <section aria-labelledby="sound" className="grid gap-3 border-t border-line pt-6">
      <Heading level={2} size="subheading" id="sound">
        {t('sound')}
      </Heading>
      <div className="grid items-end gap-4 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        <Field label={t('voiceField')} hint={t('voiceHint')}>
          {(control) => (
            <Select
              {...control}
              value={draft.voice}
              onChange={({ currentTarget }) => {
                const voice = voices.find((name) => name === currentTarget.value)
                if (voice) onDraft({ ...draft, voice })
              }}
            >
              {voices.map((name) => (
                <option key={name} value={name}>
                  {speech('voiceOption', { name: isolate(name), character: speech(`character.${name}`) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <VoicePreview voice={draft.voice} disabled={on} />
        <DeviceField
          label={t('microphone')}
          devices={microphones}
          chosen={on ? (settings.microphone ?? '') : draft.microphone}
          onChoose={(microphone) => {
            onDraft({ ...draft, microphone })
            chooseMicrophone(device(microphone))
          }}
        />
        {canChooseSpeaker() && (
          <DeviceField
            label={t('speaker')}
            devices={speakers}
            chosen={on ? (settings.speaker ?? '') : draft.speaker}
            onChoose={(speaker) => {
              onDraft({ ...draft, speaker })
              chooseSpeaker(device(speaker))
            }}
          />
        )}
      </div>
    </section>
  )
}

interface DeviceFieldProps {
  label: string
  devices: readonly AudioDevice[]
  chosen: string
  onChoose: (id: string) => void
}

function DeviceField({ label, devices, chosen, onChoose }: DeviceFieldProps) {
  const t = useTranslations('liveChat')
  return (
    <Field label={label} hint={devices.length === 0 && t('namesLater')}>
      {(control) => (
        <Select
          {...control}
          value={devices.some(({ id }) => id === chosen) ? chosen : ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{t('systemDefault')}</option>
          {devices.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {isolate(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
