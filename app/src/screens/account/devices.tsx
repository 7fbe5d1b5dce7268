import { Button, LogOutIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { Outcome, Part, useDeed, type AccountActor } from './part.tsx'

/** The way out of every device at once. */
export function Devices({ account }: { account: AccountActor }) {
  const t = useTranslations('account')
  const deed = useDeed(account, 'end-sessions')
  return (
    <Part id="devices" title={t('sessions')} text={t('sessionsText')}>
      <Outcome deed={deed} />
      <Button
        startIcon={LogOutIcon}
        busy={deed.busy}
        disabled={deed.waits}
        className="justify-self-start"
        onClick={() => account.send({ type: 'account.endSessions' })}
      >
        {deed.busy ? t('ending') : t('endAll')}
      </Button>
    </Part>
  )
}
