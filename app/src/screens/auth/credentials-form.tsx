import { Banner, Button, Field, Input, PasswordInput } from '@saha/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { site } from '../../config/site.ts'
import { getAuthErrorMessage } from '../../features/errors/backend-error-messages.ts'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { useAuth } from '../../features/session/use-auth.ts'

/** Password managers fill in a stored password for `login` and suggest a new one for `signup`. */
export type Purpose = 'login' | 'signup'

interface Problems {
  email?: 'emailRequired' | 'emailInvalid'
  password?: 'passwordRequired' | 'passwordShort'
}

/** Email and password fields. Only a new password has a minimum length. A failed attempt keeps the input. */
export function CredentialsForm({ purpose }: { purpose: Purpose }) {
  const t = useTranslations('auth')
  const { entering, failure, signIn, signUp } = useAuth()
  const isSignup = purpose === 'signup'
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (entering) return
    const found: Problems = {
      ...(email.trim() === ''
        ? { email: 'emailRequired' }
        : emailInput.current?.validity.typeMismatch
          ? { email: 'emailInvalid' }
          : {}),
      ...(password === ''
        ? { password: 'passwordRequired' }
        : isSignup && password.length < site.passwordMinimum
          ? { password: 'passwordShort' }
          : {}),
    }
    setProblems(found)
    if (found.email) emailInput.current?.focus()
    else if (found.password) passwordInput.current?.focus()
    else (isSignup ? signUp : signIn)({ email: email.trim(), password })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && failure.code !== 'sign-out' && (
        <Banner tone="danger" live="alert">
          <BackendMessage {...getAuthErrorMessage(failure)} />
        </Banner>
      )}
      <Field label={t('email')} required error={problems.email && t(problems.email)}>
        {(control) => (
          <Input
            {...control}
            ref={emailInput}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t('password')}
        required
        hint={isSignup ? t('passwordHint') : undefined}
        error={problems.password && t(problems.password)}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            name="password"
            autoComplete={isSignup ? 'new-password' : 'current-password'}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="action" size="large" busy={entering}>
        {isSignup ? t(entering ? 'signupBusy' : 'signupSubmit') : t(entering ? 'loginBusy' : 'loginSubmit')}
      </Button>
    </form>
  )
}
