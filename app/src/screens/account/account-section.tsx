import { Banner, Heading, StatusLine, Text, type FormErrors } from '@saha/ui'
import type { AccountAction, AccountFailure } from '@saha/machines/account'
import type { AccountView } from '@saha/machines/react'
import { useMemo, type ReactNode } from 'react'
import { BackendMessage } from '../../features/errors/backend-message.tsx'
import { getAccountErrorMessage } from '../../features/errors/account-error-messages.ts'

interface AccountSectionProps {
  id: string
  title: string
  text: ReactNode
  children: ReactNode
}

/** A titled section of the account page. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="tile grid gap-4 rounded-panel bg-surface p-6 [--tile-depth:6px]">
      <div className="grid gap-1">
        <Heading level={2} size="heading" id={id}>
          {title}
        </Heading>
        <Text tone="muted" className="max-w-prose">
          {text}
        </Text>
      </div>
      {children}
    </section>
  )
}

/** Returns the state of one account action. */
export function getAccountAction({ busy, done, failure }: AccountView, action: AccountAction) {
  return {
    busy: busy === action,
    /** Another action is running. */
    isBlocked: busy !== null && busy !== action,
    done: done === action,
    failure: failure?.code === action ? failure : null,
  }
}

/** Fields whose content the machine or the server rejects. */
const inputFailures: Partial<Record<AccountFailure['code'], string>> = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'password-wrong': 'old-password',
  'password-too-short': 'new-password',
  'password-too-long': 'new-password',
}

/** Returns the error of one of the fields. Each failure is a new object, so that the form moves focus. */
export function useInputErrors({ failure }: AccountView, ...fields: string[]): FormErrors {
  const name = failure && inputFailures[failure.code]
  const shown = name && fields.includes(name) ? failure : null
  return useMemo(
    () => (name && shown ? { [name]: <BackendMessage {...getAccountErrorMessage(shown)} /> } : {}),
    [name, shown],
  )
}

/** Shows that the action succeeded or failed. The live regions render empty first, so that screen readers announce changes. */
export function ActionResult({
  action,
  done,
}: {
  action: ReturnType<typeof getAccountAction>
  done?: string
}) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {action.failure && (
          <Banner tone="danger">
            <BackendMessage {...getAccountErrorMessage(action.failure)} />
          </Banner>
        )}
      </div>
      {done !== undefined && (
        <output className="block empty:hidden">
          {action.done && <StatusLine state="done">{done}</StatusLine>}
        </output>
      )}
    </>
  )
}
