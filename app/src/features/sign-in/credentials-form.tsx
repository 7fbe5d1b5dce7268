import { Banner, Button, Field, Input, PasswordInput } from '@saha/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { BackendMessage } from '../errors/backend-message.tsx'
import { getAuthErrorMessage } from '../errors/backend-error-messages.ts'
import type { AuthView } from '../session/session.tsx'

export interface Credentials {
  email: string
  password: string
}

interface CredentialsFormProps {
  /** Password managers fill in a stored password for `login` and suggest a new one for `signup`. */
  purpose: 'login' | 'signup'
  submitLabel: string
  busyLabel: string
  busy: boolean
  /** Minimum length of a new password. Not set for login, because old accounts may have shorter ones. */
  passwordMinimum?: number
  /** Failure of the last attempt. */
  failure: AuthView['failure']
  onSubmit: (credentials: Credentials) => void
}

interface Problems {
  email?: 'emailRequired' | 'emailInvalid'
  password?: 'passwordRequired' | 'passwordShort'
}

/** E-mail and password fields. A failed attempt keeps the input. */
export function CredentialsForm({
  purpose,
  submitLabel,
  busyLabel,
  busy,
  passwordMinimum = 0,
  failure,
  onSubmit,
}: CredentialsFormProps) {
  const t = useTranslations('auth')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found: Problems = {
      ...(email.trim() === ''
        ? { email: 'emailRequired' }
        : emailInput.current?.validity.typeMismatch
          ? { email: 'emailInvalid' }
          : {}),
      ...(password === ''
        ? { password: 'passwordRequired' }
        : password.length < passwordMinimum
          ? { password: 'passwordShort' }
          : {}),
    }
    setProblems(found)
    if (found.email) emailInput.current?.focus()
    else if (found.password) passwordInput.current?.focus()
    else onSubmit({ email: email.trim(), password })
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
        hint={purpose === 'signup' ? t('passwordHint') : undefined}
        error={problems.password && t(problems.password)}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            name="password"
            autoComplete={purpose === 'signup' ? 'new-password' : 'current-password'}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="action" size="large" busy={busy}>
        {busy ? busyLabel : submitLabel}
      </Button>
    </form>
  )
}
