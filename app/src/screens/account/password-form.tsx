import { Button, Field, Form, PasswordInput } from '@saha/ui'
import { Secret } from '@saha/machines/auth'
import type { AccountView } from '@saha/machines/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ActionResult, AccountSection, getAccountAction, useInputErrors } from './account-section.tsx'

/** Changes the password. A failed attempt keeps the values of the fields. */
export function PasswordForm({ account, email }: { account: AccountView; email: string }) {
  const t = useTranslations('account')
  const action = getAccountAction(account, 'change-password')
  const form = useRef<HTMLFormElement>(null)
  const { done } = action
  useEffect(() => {
    if (done) form.current?.reset()
  }, [done])
  return (
    <AccountSection id="password" title={t('password')} text={t('passwordText')}>
      <Form
        ref={form}
        errors={useInputErrors(account, 'old-password', 'new-password')}
        action={(data) =>
          account.changePassword({
            oldPassword: new Secret(data.get('old-password') as string),
            password: new Secret(data.get('new-password') as string),
          })
        }
        className="max-w-md"
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('passwordOld')} name="old-password" required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </Field>
        <Field label={t('passwordNew')} name="new-password" required hint={t('passwordHint')}>
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <ActionResult action={action} done={t('passwordSaved')} />
        <Button type="submit" busy={action.busy} disabled={action.isBlocked} className="justify-self-start">
          {action.busy ? t('passwordSaving') : t('passwordSave')}
        </Button>
      </Form>
    </AccountSection>
  )
}
