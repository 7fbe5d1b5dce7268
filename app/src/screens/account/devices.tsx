import { Button, LogOutIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { Outcome, Part, useAccountAction, type AccountActor } from './part.tsx'

/** The way out of every device at once. */
export function Devices({ account }: { account: AccountActor }) {
  const t = useTranslations('account')
  const action = useAccountAction(account, 'end-sessions')
  return (
    <Part id="devices" title={t('sessions')} text={t('sessionsText')}>
      <Outcome action={action} />
      <Button
        startIcon={LogOutIcon}
        busy={action.busy}
        disabled={action.waits}
        className="justify-self-start"
        onClick={() => account.send({ type: 'account.endSessions' })}
      >
        {action.busy ? t('ending') : t('endAll')}
      </Button>
    </Part>
  )
}
