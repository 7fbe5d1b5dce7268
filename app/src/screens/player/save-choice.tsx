import { Badge, Button, formatFileSize, Heading, Text } from '@saha/ui'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { SaveConflict, SaveVersion } from '../../features/game-saves/account-saves.ts'
import { isolate, useFormat, useLocale } from '../../i18n/index.ts'
import { formattingLocale } from '../../i18n/locale.ts'

interface SaveChoiceProps {
  conflict: Pick<SaveConflict, 'device'> & { account: SaveVersion }
  onChoose: (keeps: 'device' | 'account') => void
}

/** Asks which of two saves to keep. Stands in the game's place, which opens with the chosen one. */
export function SaveChoice({ conflict: { device, account }, onChoose }: SaveChoiceProps) {
  const t = useTranslations('player')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isDeviceNewer = device.changedAt > account.changedAt
  return (
    <section aria-labelledby={id} className="grid size-full place-items-center overflow-y-auto p-4">
      <div className="grid w-full max-w-2xl gap-6">
        <div className="grid gap-2">
          <Heading ref={heading} id={id} level={2} size="title" tabIndex={-1}>
            {t('saveConflict')}
          </Heading>
          <Text tone="muted">{t('saveConflictText')}</Text>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2">
          <Option
            title={t('saveHere')}
            version={device}
            isNewer={isDeviceNewer}
            action={t('keepHere')}
            onChoose={() => onChoose('device')}
          />
          <Option
            title={t('saveElsewhere')}
            version={account}
            isNewer={!isDeviceNewer && device.changedAt > 0}
            action={t('keepElsewhere')}
            onChoose={() => onChoose('account')}
          />
        </ul>
      </div>
    </section>
  )
}

interface OptionProps {
  title: string
  version: SaveVersion
  isNewer: boolean
  action: string
  onChoose: () => void
}

function Option({ title, version: { changedAt, size }, isNewer, action, onChoose }: OptionProps) {
  const t = useTranslations('player')
  const locale = useLocale()
  const format = useFormat()
  const amount = formatFileSize(formattingLocale[locale], size)
  return (
    <li className="grid content-between gap-4 rounded-panel border border-line bg-surface p-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Heading level={3} size="subheading">
            {title}
          </Heading>
          {isNewer && <Badge tone="success">{t('saveNewer')}</Badge>}
        </div>
        <Text tone="muted">
          {changedAt > 0 ? t('saveTime', { time: isolate(format.moment(changedAt)) }) : t('saveTimeUnknown')}
        </Text>
        <Text tone="muted">{t('saveSize', { size: isolate(amount) })}</Text>
      </div>
      <Button variant={isNewer ? 'action' : 'neutral'} onClick={onChoose}>
        {action}
      </Button>
    </li>
  )
}
