import { Button, Field, Input } from '@saha/ui'
import type { AccountView } from '@saha/machines/react'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ActionResult, AccountSection, getAccountAction } from './account-section.tsx'

/** Changes the display name. */
export function NameForm({ account, name: stored }: { account: AccountView; name: string }) {
  const t = useTranslations('account')
  const action = getAccountAction(account, 'rename', 'name-missing', 'name-too-long')
  const [name, setName] = useState(stored)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    account.rename(name)
  }
  return (
    <AccountSection id="name" title={t('name')} text={t('nameText')}>
      <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
        <Field label={t('nameField')}>
          {(control) => (
            <Input
              {...control}
              name="name"
              dir="auto"
              autoComplete="nickname"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <ActionResult action={action} done={t('nameSaved')} />
        <Button type="submit" busy={action.busy} disabled={action.isBlocked} className="justify-self-start">
          {action.busy ? t('nameSaving') : t('nameSave')}
        </Button>
      </form>
    </AccountSection>
  )
}
