import { Banner } from '@saha/ui/banner'
import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { Input } from '@saha/ui/input'
import { PasswordInput } from '@saha/ui/password-input'
import { StatusLine } from '@saha/ui/status-line'
import {
  selectAuthBusy,
  selectAuthFailure,
  selectAuthStatus,
  selectUserName,
  type authMachine,
} from '../../../packages/machines/src/auth/index.ts'
import { Secret } from '../../../packages/machines/src/internal/secret.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    unknown: 'Checking your session …',
    signedOut: 'You are logged out.',
    signedIn: 'You are logged in.',
    email: 'Email',
    password: 'Password',
    signIn: 'Log in',
    signOut: 'Log out',
    failed: 'That did not work. Check what you entered and try again.',
  },
  ar: {
    unknown: 'جارٍ التحقق من جلستك…',
    signedOut: 'لم تسجّل الدخول.',
    signedIn: 'سجّلت الدخول.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    failed: 'تعذّر ذلك. راجع ما أدخلته وأعد المحاولة.',
  },
}
const states = { unknown: 'busy', signedOut: 'idle', signedIn: 'done' } as const

/** A login form, and the session that follows. */
export function AuthView({ snapshot, send }: MachineViewProps<typeof authMachine>) {
  const t = useSample(samples)
  const status = selectAuthStatus(snapshot)
  const isBusy = selectAuthBusy(snapshot)
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[status]} detail={<bdi>{selectUserName(snapshot)}</bdi>}>
        {t[status]}
      </StatusLine>
      {status === 'signedOut' && (
        <form
          className="grid w-full justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            const [email, password] = new FormData(event.currentTarget).values()
            if (typeof email !== 'string' || typeof password !== 'string') return
            send({ type: 'auth.signIn', email, password: new Secret(password) })
          }}
        >
          <Field label={t.email} name="email" className="w-full">
            {(control) => <Input {...control} type="email" autoComplete="off" />}
          </Field>
          <Field label={t.password} name="password" className="w-full">
            {(control) => <PasswordInput {...control} autoComplete="off" />}
          </Field>
          <Button type="submit" variant="action" busy={isBusy}>
            {t.signIn}
          </Button>
        </form>
      )}
      {status === 'signedIn' && (
        <Button busy={isBusy} onClick={() => send({ type: 'auth.signOut' })}>
          {t.signOut}
        </Button>
      )}
      {selectAuthFailure(snapshot) && (
        <Banner tone="danger" onDismiss={() => send({ type: 'auth.dismiss' })}>
          {t.failed}
        </Banner>
      )}
    </div>
  )
}
