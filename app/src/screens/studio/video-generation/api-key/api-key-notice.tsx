import { useVideoGeneration } from '@saha/machines/react'
import { Banner, Button, EmptyState } from '@saha/ui'
import { useSyncExternalStore, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../../adapters/gemini/client/config.ts'
import { isolate } from '../../../../i18n/index.ts'
import { demoKey } from './validate-api-key.ts'
import type { VideoGenerationActors } from '../video-generation.actors.ts'

interface ApiKeyNoticeProps {
  actors: VideoGenerationActors
  selectRef: Ref<HTMLButtonElement>
}

/** Explains why a key is needed, and selects one. */
export function ApiKeyNotice({ actors, selectRef }: ApiKeyNoticeProps) {
  const t = useTranslations('videoGeneration')
  const { gate, operation } = useVideoGeneration(actors.generation)
  return (
    <div className="grid content-start gap-6">
      <KeyStatusBanner actors={actors} />
      <EmptyState
        className="tile rounded-panel bg-surface max-lg:py-3 max-lg:[&_p]:type-small max-lg:[&_[data-slot=star-figure]]:hidden"
        title={t('keyRequired')}
        action={
          <Button
            ref={selectRef}
            variant="action"
            size="large"
            aria-disabled={gate === 'selecting'}
            onClick={actors.selectKey}
          >
            {t('selectKey')}
          </Button>
        }
      >
        <p>{t('keyWhy')}</p>
        {geminiSettings.mode === 'demo' && <p className="mt-2">{t('keyDemo', { word: isolate(demoKey) })}</p>}
        {operation !== null && <p className="mt-2">{t('jobWaits')}</p>}
      </EmptyState>
    </div>
  )
}

/** Reports a removed or rejected key, or a failed selection. */
function KeyStatusBanner({ actors: { generation, store } }: Pick<ApiKeyNoticeProps, 'actors'>) {
  const t = useTranslations('videoGeneration')
  const failure = useVideoGeneration(generation).failure?.code
  const { keyStatus } = useSyncExternalStore(store.subscribe, store.get)
  if (keyStatus === 'unavailable')
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
  return keyStatus === 'forgotten' ? <Banner live="status">{t('keyGone')}</Banner> : null
}
