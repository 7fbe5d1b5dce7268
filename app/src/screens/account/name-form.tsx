import { Button, Field, Form, Input } from '@saha/ui'
import type { AccountView } from '@saha/machines/react'
import { useTranslations } from 'use-intl'
import { ActionResult, AccountSection, getAccountAction, useInputErrors } from './account-section.tsx'

/** Changes the display name. */
export function NameForm({ account, name }: { account: AccountView; name: string }) {
  const t = useTranslations('account')
  const action = getAccountAction(account, 'rename')
  return (
    <AccountSection id="name" title={t('name')} text={t('nameText')}>
      <Form
        errors={useInputErrors(account, 'name')}
        action={(data) => account.rename(data.get('name') as string)}
        className="max-w-md"
      >
        <Field label={t('nameField')} name="name">
          {(control) => <Input {...control} dir="auto" autoComplete="nickname" defaultValue={name} />}
        </Field>
        <ActionResult action={action} done={t('nameSaved')} />
        <Button type="submit" busy={action.busy} disabled={action.isBlocked} className="justify-self-start">
          {action.busy ? t('nameSaving') : t('nameSave')}
        </Button>
      </Form>
    </AccountSection>
  )
}
