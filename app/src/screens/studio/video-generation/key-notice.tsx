import { selectVideoFailure, selectVideoGate } from '@saha/machines/video-generation'
import { Banner, Button, EmptyState } from '@saha/ui'
import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../adapters/gemini/configured.ts'
import { isolate } from '../../../i18n/index.ts'
import { demoKey } from './key-shape.ts'
import type { VideoWork } from './work.ts'

interface KeyNoticeProps {
  work: VideoWork
  selectRef: Ref<HTMLButtonElement>
}

/** Stands until a key is selected, and says why one is needed. */
export function KeyNotice({ work, selectRef }: KeyNoticeProps) {
  const t = useTranslations('videoGeneration')
  const gate = useSelector(work.maker, selectVideoGate)
  const waits = useSelector(work.maker, ({ context }) => context.operation !== null)
  return (
    <div className="grid content-start gap-6">
      <KeyNews work={work} />
      <EmptyState
        className="tile rounded-panel bg-surface max-lg:py-6 max-lg:[&_[data-slot=star-figure]]:hidden"
        title={t('keyRequired')}
        action={
          <Button
            ref={selectRef}
            variant="action"
            size="large"
            aria-disabled={gate === 'selecting'}
            onClick={work.selectKey}
          >
            {t('selectKey')}
          </Button>
        }
      >
        <p>{t('keyWhy')}</p>
        {geminiSettings.mode === 'demo' && <p className="mt-2">{t('keyDemo', { word: isolate(demoKey) })}</p>}
        {waits && <p className="mt-2">{t('jobWaits')}</p>}
      </EmptyState>
    </div>
  )
}

/** What became of the key, or of selecting one. */
function KeyNews({ work: { maker, shelf } }: Pick<KeyNoticeProps, 'work'>) {
  const t = useTranslations('videoGeneration')
  const failure = useSelector(maker, selectVideoFailure)
  const news = useSelector(shelf, ({ context }) => context.keyNews)
  if (news === 'unavailable')
    return (
      <Banner tone="danger" live="alert">
        {t('noPicker')}
      </Banner>
    )
  if (failure === 'key-invalid' || failure === 'key-selection')
    return (
      <Banner tone="danger" live="alert">
        {t(failure === 'key-invalid' ? 'keyInvalid' : 'keySelection')}
      </Banner>
    )
  return news === 'forgotten' ? <Banner live="status">{t('keyGone')}</Banner> : null
}
