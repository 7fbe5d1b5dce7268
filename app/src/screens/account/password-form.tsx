import { Button, Field, PasswordInput } from '@saha/ui'
import { Secret } from '@saha/machines/auth'
import type { AccountView } from '@saha/machines/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ActionResult, AccountSection, getAccountAction } from './account-section.tsx'

/** Changes the password. A failed attempt keeps the values of the fields. */
export function PasswordForm({ account, email }: { account: AccountView; email: string }) {
  const t = useTranslations('account')
  const codes = ['password-wrong', 'password-too-short', 'password-too-long'] as const
  const action = getAccountAction(account, 'change-password', ...codes)
  const [missing, setMissing] = useState<'old' | 'new' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const oldInput = useRef<HTMLInputElement>(null)
  const newInput = useRef<HTMLInputElement>(null)
  const code = action.failure?.code
  useEffect(() => {
    if (code === 'password-wrong') oldInput.current?.focus()
    if (code === 'password-too-short' || code === 'password-too-long') newInput.current?.focus()
  }, [code])
  const { done } = action
  useEffect(() => {
    if (done) form.current?.reset()
  }, [done])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Uncontrolled inputs, because React writes controlled values into the DOM's attributes.
    const [oldPassword = '', password = ''] = [oldInput.current?.value, newInput.current?.value]
    const missingField = oldPassword === '' ? 'old' : password === '' ? 'new' : null
    setMissing(missingField)
    if (missingField) return (missingField === 'old' ? oldInput : newInput).current?.focus()
    account.changePassword({
      oldPassword: new Secret(oldPassword),
      password: new Secret(password),
    })
  }
  const newError =
    code === 'password-too-short'
      ? t('passwordShort')
      : code === 'password-too-long'
        ? t('passwordLong')
        : null
  // The field shows this error already.
  const isShownByField = code !== undefined && code !== 'change-password'
  return (
    <AccountSection id="password" title={t('password')} text={t('passwordText')}>
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-md gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('passwordOld')}
          required
          error={
            missing === 'old'
              ? t('passwordMissing')
              : code === 'password-wrong'
                ? t('passwordWrong')
                : undefined
          }
        >
          {(control) => (
            <PasswordInput {...control} ref={oldInput} name="old-password" autoComplete="current-password" />
          )}
        </Field>
        <Field
          label={t('passwordNew')}
          required
          hint={t('passwordHint')}
          error={missing === 'new' ? t('passwordMissing') : (newError ?? undefined)}
        >
          {(control) => (
            <PasswordInput {...control} ref={newInput} name="new-password" autoComplete="new-password" />
          )}
        </Field>
        <ActionResult
          action={isShownByField ? { ...action, failure: null } : action}
          done={t('passwordSaved')}
        />
        <Button type="submit" busy={action.busy} disabled={action.isBlocked} className="justify-self-start">
          {action.busy ? t('passwordSaving') : t('passwordSave')}
        </Button>
      </form>
    </AccountSection>
  )
}
