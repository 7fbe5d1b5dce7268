import { Banner } from '@saha/ui/banner'
import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { StatusLine } from '@saha/ui/status-line'
import {
  selectAccountBusy,
  selectAccountDone,
  selectAccountFailure,
  selectAccountStatus,
  selectProfile,
  type accountMachine,
} from '../../../packages/machines/src/account/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    loading: 'Loading your account …',
    loadFailed: 'Your account could not be loaded.',
    ready: 'Your account',
    signedOut: 'You are logged out.',
    name: 'Name',
    save: 'Save',
    endSessions: 'Log out on all devices',
    reload: 'Try again',
    failed: 'That did not work. Nothing was changed.',
    done: 'Saved.',
  },
  ar: {
    loading: 'جارٍ تحميل حسابك…',
    loadFailed: 'تعذّر تحميل حسابك.',
    ready: 'حسابك',
    signedOut: 'سجّلت الخروج.',
    name: 'الاسم',
    save: 'حفظ',
    endSessions: 'تسجيل الخروج من كل الأجهزة',
    reload: 'أعد المحاولة',
    failed: 'تعذّر ذلك، ولم يتغيّر شيء.',
    done: 'حُفظ.',
  },
}
const states = { loading: 'busy', loadFailed: 'failed', ready: 'done', signedOut: 'idle' } as const

/** The settings of an account. */
export function AccountView({ snapshot, send }: MachineViewProps<typeof accountMachine>) {
  const t = useSample(samples)
  const status = selectAccountStatus(snapshot)
  const profile = selectProfile(snapshot)
  const busy = selectAccountBusy(snapshot)
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[status]}>{t[status]}</StatusLine>
      {status === 'loadFailed' && (
        <Button size="small" onClick={() => send({ type: 'account.reload' })}>
          {t.reload}
        </Button>
      )}
      {profile && (
        <form
          key={profile.name}
          className="grid w-full justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const name = new FormData(event.currentTarget).get('name')
            if (typeof name === 'string') send({ type: 'account.rename', name })
          }}
        >
          <Field label={t.name} name="name" className="w-full">
            {(control) => <Input {...control} defaultValue={profile.name} />}
          </Field>
          <Button type="submit" variant="action" busy={busy === 'rename'}>
            {t.save}
          </Button>
          <Button busy={busy === 'end-sessions'} onClick={() => send({ type: 'account.endSessions' })}>
            {t.endSessions}
          </Button>
        </form>
      )}
      {selectAccountFailure(snapshot) && (
        <Banner tone="danger" onDismiss={() => send({ type: 'account.dismiss' })}>
          {t.failed}
        </Banner>
      )}
      {selectAccountDone(snapshot) && <Banner tone="success">{t.done}</Banner>}
    </div>
  )
}
