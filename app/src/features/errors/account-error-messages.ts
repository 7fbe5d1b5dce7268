import type { AccountFailure } from '@saha/machines/account'
import type { Failure, FailureKind } from '@saha/machines/port'
import { accountBlockedMessage, type Hint } from './backend-error-messages.ts'

/* Error messages of the account page. Separate, because only that screen's chunk contains the texts. */

const toHint = (kind: FailureKind, defaultHint: Hint): Hint =>
  kind === 'rate-limit' ? 'failure.tooMany' : defaultHint

/** Failures after which the change may or may not have been made. */
const uncertainFailures: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'server', 'protocol'])

/** Returns the message keys for account actions other than data export and deletion. */
export function getAccountErrorMessage({ code, kind }: AccountFailure) {
  if (code === 'name-missing') return { text: 'account.nameMissing' } as const
  if (code === 'name-too-long') return { text: 'account.nameLong' } as const
  if (code === 'password-too-short') return { text: 'account.passwordShort' } as const
  if (code === 'password-too-long') return { text: 'account.passwordLong' } as const
  if (code === 'password-wrong') return { text: 'account.passwordWrong' } as const
  if (kind === 'account-blocked') return accountBlockedMessage
  if (code === 'load') return { text: 'account.loadError', hint: toHint(kind, 'common.checkHint') } as const
  if (code === 'rename') return { text: 'account.nameError', hint: toHint(kind, 'failure.noAnswer') } as const
  if (code === 'end-sessions')
    return { text: 'account.endError', hint: toHint(kind, 'common.checkHint') } as const
  if (code === 'close') return { text: 'account.closeError', hint: toHint(kind, 'common.checkHint') } as const
  // Appwrite limits password changes per hour, so the general hint would be wrong.
  if (kind === 'rate-limit') return { text: 'account.passwordMany' } as const
  if (kind === 'validation') return { text: 'account.passwordWeak' } as const
  if (uncertainFailures.has(kind)) return { text: 'account.passwordUnheard' } as const
  return { text: 'account.passwordError', hint: 'failure.noAnswer' } as const
}

/** Message keys of any account error. */
export type AccountErrorMessage = ReturnType<
  typeof getAccountErrorMessage | typeof getDataExportErrorMessage | typeof getDataDeletionErrorMessage
>

/** Returns the message keys for the data export. */
export const getDataExportErrorMessage = (kind: FailureKind) =>
  kind === 'account-blocked'
    ? accountBlockedMessage
    : ({ text: 'account.gatherError', hint: toHint(kind, 'common.checkHint') } as const)

/** Returns the message keys for the data deletion. The text counts the deleted records. */
export const getDataDeletionErrorMessage = ({ code, kind }: Failure<'list' | 'remove'>) =>
  kind === 'account-blocked'
    ? accountBlockedMessage
    : ({
        text: code === 'list' ? 'account.eraseListError' : 'account.eraseError',
        hint: toHint(kind, 'common.checkHint'),
      } as const)
