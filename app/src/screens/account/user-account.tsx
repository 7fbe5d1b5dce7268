import { Code, ErrorState, Text, UserText, toVisibleLine } from '@saha/ui'
import { createAccountMachine } from '@saha/machines/account'
import { useAccount } from '@saha/machines/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { createAccountApi } from '../../adapters/appwrite/account/account-api.ts'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { getAccountErrorMessage } from '../../features/errors/account-error-messages.ts'
import { Rich, useFormat } from '../../i18n/index.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { CloseAccount } from './close-account.tsx'
import { UserData } from './user-data.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { AccountLoading } from './account-loading.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

interface UserAccountProps {
  userId: string
  onEnded: (action: 'end-sessions' | 'close') => void
}

/** The account of the signed-in user. The host keys it by user, so that another user starts with new state. */
export function UserAccount({ userId, onEnded }: UserAccountProps) {
  const t = useTranslations()
  const format = useFormat()
  const { expire, signOut } = useAuth()
  const [machine] = useState(() => createAccountMachine(createAccountApi(userId)))
  const account = useAccount(machine, undefined, {
    loginRequired: expire,
    ended: ({ action }) => {
      onEnded(action)
      // Reuses the normal sign-out, which also informs other tabs.
      signOut()
    },
  })
  const { status, profile, failure } = account
  if (status === 'loadFailed' && failure) {
    return (
      <ErrorState
        title={<BackendMessage {...getAccountErrorMessage({ code: 'load', kind: failure.kind })} />}
        onRetry={account.reload}
      />
    )
  }
  if (!profile) return <AccountLoading />
  const shownName = toVisibleLine(profile.name)
  return (
    <>
      <div className="grid gap-1">
        {shownName && (
          <p className="type-heading wrap-anywhere">
            <UserText>{shownName}</UserText>
          </p>
        )}
        <Text tone="muted">
          <Rich>
            {t.rich('account.lead', {
              email: () => <Code>{profile.email}</Code>,
              day: () => format.date(profile.createdAt),
            })}
          </Rich>
        </Text>
      </div>
      <NameForm account={account} name={profile.name} />
      <PasswordForm account={account} email={profile.email} />
      <SignOutEverywhere account={account} />
      <UserData userId={userId} profile={profile} />
      <CloseAccount account={account} email={profile.email} />
    </>
  )
}
