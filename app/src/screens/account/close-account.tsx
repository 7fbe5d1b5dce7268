import { Button, Field, Form, Input, Text } from '@saha/ui'
import type { AccountView } from '@saha/machines/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ContactLink } from '../../features/contact/contact-link.tsx'
import { ActionResult, AccountSection, getAccountAction } from './account-section.tsx'
import { Rich } from '../../i18n/index.ts'
import { useRestoreFocus } from '../../platform/use-restore-focus.ts'

/** Closes the account after the user confirms by typing its email address. */
export function CloseAccount({ account, email }: { account: AccountView; email: string }) {
  const t = useTranslations('account')
  const [isConfirming, setIsConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useRestoreFocus(opener, String(isConfirming))
  return (
    <AccountSection id="close" title={t('close')} text={t('closeText')}>
      {isConfirming ? (
        <CloseAccountForm
          account={account}
          email={email}
          onCancel={() => {
            setIsConfirming(false)
            account.dismiss()
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
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Form action={account.close} aria-labelledby="close-question" className="max-w-md">
      <p id="close-question" className="type-subheading">
        {t('closeAsk')}
      </p>
      <Text>
        <Rich>{t.rich('closeAskText', { contact: () => <ContactLink /> })}</Rich>
      </Text>
      <Field label={t('closeProve')} name="proof" required>
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="email"
            autoComplete="off"
            onInput={({ currentTarget: proof }) =>
              proof.setCustomValidity(
                proof.value.trim().toLowerCase() === email.toLowerCase() ? '' : t('closeProveWrong'),
              )
            }
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
    </Form>
  )
}
