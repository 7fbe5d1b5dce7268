import { Spinner, Text } from '@saha/ui'
import { useTranslations } from 'use-intl'

/** Shown until the session and the profile are known. */
export function AccountLoading() {
  const t = useTranslations('account')
  return (
    <div className="flex items-center gap-3 py-8">
      <Spinner label={t('loading')} size="2rem" className="text-action-edge" />
      <Text aria-hidden="true">{t('loading')}</Text>
    </div>
  )
}
