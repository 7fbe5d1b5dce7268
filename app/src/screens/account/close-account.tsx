import { Button, Field, Input, Text } from '@saha/ui'
import type { AccountView } from '@saha/machines/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ContactLink } from '../../features/contact/contact-link.tsx'
import { ActionResult, AccountSection, getAccountAction } from './account-section.tsx'
import { Rich } from '../../i18n/index.ts'

/** Closes the account after the user confirms by typing its email address. */
export function CloseAccount({ account, email }: { account: AccountView; email: string }) {
  const t = useTranslations('account')
  const [isConfirming, setIsConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <AccountSection id="close" title={t('close')} text={t('closeText')}>
      {isConfirming ? (
        <CloseAccountForm
          account={account}
          email={email}
          onCancel={() => {
            setIsConfirming(false)
            account.dismiss()
            requestAnimationFrame(() => opener.current?.focus())
          }}
        />
      ) : (
        <Button
          ref={opener}
          variant="danger"
          className="justify-self-start"
          onClick={() => setIsConfirming(true)}
        >
          {t('closeOpen')}
        </Button>
      )}
    </AccountSection>
  )
}

interface CloseAccountFormProps {
  account: AccountView
  email: string
  onCancel: () => void
}

function CloseAccountForm({ account, email, onCancel }: CloseAccountFormProps) {
  const t = useTranslations('account')
  const action = getAccountAction(account, 'close')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const matches = typed.trim().toLowerCase() === email.toLowerCase()
    setWrong(!matches)
    if (matches) account.close()
    else input.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="close-question" className="grid max-w-md gap-4">
      <p id="close-question" className="type-subheading">
        {t('closeAsk')}
      </p>
      <Text>
        <Rich>{t.rich('closeAskText', { contact: () => <ContactLink /> })}</Rich>
      </Text>
      <Field label={t('closeProve')} required error={wrong ? t('closeProveWrong') : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="email"
            name="proof"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <ActionResult action={action} />
      <div className="flex flex-wrap gap-3">
        <Button type="button" disabled={action.busy} onClick={onCancel}>
          {t('closeCancel')}
        </Button>
        <Button type="submit" variant="danger" busy={action.busy} disabled={action.isBlocked}>
          {action.busy ? t('closing') : t('closeConfirm')}
        </Button>
      </div>
    </form>
  )
}
