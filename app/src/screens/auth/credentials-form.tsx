import { Banner, Button, Field, Form, Input, PasswordInput } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { site } from '../../config/site.ts'
import { getAuthErrorMessage } from '../../features/errors/backend-error-messages.ts'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { useAuth } from '../../features/session/use-auth.ts'

/** Password managers fill in a stored password for `login` and suggest a new one for `signup`. */
export type Purpose = 'login' | 'signup'

/** Email and password fields. Only a new password has a minimum length. A failed attempt keeps the input. */
export function CredentialsForm({ purpose }: { purpose: Purpose }) {
  const t = useTranslations('auth')
  const { status, entering, failure, signIn, signUp } = useAuth()
  const isSignup = purpose === 'signup'
  /** A submission that waits until the session is known. */
  const [isWaiting, setWaiting] = useState(false)
  if (isWaiting && status !== 'unknown') setWaiting(false)
  const busy = entering || isWaiting

  const submit = (data: FormData) => {
    const { email, password } = Object.fromEntries(data) as { email: string; password: string }
    if (busy) return
    setWaiting(status === 'unknown')
    ;(isSignup ? signUp : signIn)({ email: email.trim(), password })
  }

  return (
    <Form action={submit}>
      {failure && failure.code !== 'sign-out' && (
        <Banner tone="danger" live="alert">
          <BackendMessage {...getAuthErrorMessage(failure)} />
        </Banner>
      )}
      <Field label={t('email')} name="email" required>
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field label={t('password')} name="password" required hint={isSignup ? t('passwordHint') : undefined}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete={isSignup ? 'new-password' : 'current-password'}
            onInput={({ currentTarget: input }) => {
              const isShort = isSignup && input.value !== '' && input.value.length < site.passwordMinimum
              input.setCustomValidity(isShort ? t('passwordShort') : '')
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="action" size="large" busy={busy}>
        {isSignup ? t(busy ? 'signupBusy' : 'signupSubmit') : t(busy ? 'loginBusy' : 'loginSubmit')}
      </Button>
    </Form>
  )
}
