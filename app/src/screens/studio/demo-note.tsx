import { Badge } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../adapters/gemini/client/config.ts'

/** Explains that no model answers in demo mode. */
export function DemoNote() {
  const t = useTranslations('studio')
  if (geminiSettings.mode !== 'demo') return null
  return (
    <p className="type-small flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted">
      <Badge tone="action">{t('demo')}</Badge>
      <span>{t('demoMeaning')}</span>
    </p>
  )
}
