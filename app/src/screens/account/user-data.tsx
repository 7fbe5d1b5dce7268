import type { Profile } from '@saha/machines/account'
import { useTranslations } from 'use-intl'
import { DataExport } from './data-export.tsx'
import { DataDeletion } from './data-deletion.tsx'
import { hasStudio } from '../../routing/tools.ts'
import { HistoryDeletion } from './history-deletion.tsx'
import { AccountSection } from './account-section.tsx'

interface UserDataProps {
  userId: string
  profile: Profile
}

/** Exports and deletes the user's data. */
export function UserData({ userId, profile }: UserDataProps) {
  const t = useTranslations('account')
  return (
    <>
      <AccountSection id="data" title={t('data')} text={t('dataText')}>
        <DataExport userId={userId} profile={profile} />
      </AccountSection>
      <AccountSection id="erase" title={t('erase')} text={t('eraseText')}>
        <DataDeletion userId={userId} />
      </AccountSection>
      {hasStudio() && (
        <AccountSection id="history" title={t('history')} text={t('historyText')}>
          <HistoryDeletion />
        </AccountSection>
      )}
    </>
  )
}
