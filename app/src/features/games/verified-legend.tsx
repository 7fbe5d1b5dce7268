import { Text, VerifiedMark } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { portal } from '../../config/portal.ts'
import { Rich, useLocale } from '../../i18n/index.ts'

/** Explains the mark of verified scores, below a board that has one. */
export function VerifiedLegend() {
  const t = useTranslations('scores')
  const locale = useLocale()
  return (
    <Text size="small" tone="muted" className="mt-2 flex items-center gap-2">
      <Rich>{t.rich('verified', { mark: () => <VerifiedMark />, portal: portal.name[locale] })}</Rich>
    </Text>
  )
}
