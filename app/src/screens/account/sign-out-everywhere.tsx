import { Button, LogOutIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ActionResult, AccountSection, useAccountAction, type AccountActor } from './account-section.tsx'

/** Ends the sessions of all devices. */
export function SignOutEverywhere({ account }: { account: AccountActor }) {
  const t = useTranslations('account')
  const action = useAccountAction(account, 'end-sessions')
  return (
    <AccountSection id="devices" title={t('sessions')} text={t('sessionsText')}>
      <ActionResult action={action} />
      <Button
        startIcon={LogOutIcon}
        busy={action.busy}
        disabled={action.isBlocked}
        className="justify-self-start"
        onClick={() => account.send({ type: 'account.endSessions' })}
      >
        {action.busy ? t('ending') : t('endAll')}
      </Button>
    </AccountSection>
  )
}
