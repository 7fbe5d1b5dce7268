import { Button, LogOutIcon } from '@saha/ui'
import type { AccountView } from '@saha/machines/react'
import { useTranslations } from 'use-intl'
import { ActionResult, AccountSection, getAccountAction } from './account-section.tsx'

/** Ends the sessions of all devices. */
export function SignOutEverywhere({ account }: { account: AccountView }) {
  const t = useTranslations('account')
  const action = getAccountAction(account, 'end-sessions')
  return (
    <AccountSection id="devices" title={t('sessions')} text={t('sessionsText')}>
      <ActionResult action={action} />
      <Button
        startIcon={LogOutIcon}
        busy={action.busy}
        disabled={action.isBlocked}
        className="justify-self-start"
        onClick={account.endSessions}
      >
        {action.busy ? t('ending') : t('endAll')}
      </Button>
    </AccountSection>
  )
}
