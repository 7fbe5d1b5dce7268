import type { AccountFailure } from '@saha/machines/account'
import type { Failure, FailureKind } from '@saha/machines/port'
import { accountBlockedMessage, type Hint } from './backend-error-messages.ts'

/*
 * What is said when something fails that people do with their own account: apart from what other screens say, because
 * the words travel with that one.
 */

const hintFor = (kind: FailureKind, otherwise: Hint): Hint =>
  kind === 'rate-limit' ? 'failure.tooMany' : otherwise

/** Kinds of failure in which nobody knows whether the change has been made. */
const unheard: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'server', 'protocol'])

/** For everything on the account page but the data. */
export function getAccountErrorMessage({ code, kind }: AccountFailure) {
  if (code === 'name-missing') return { text: 'account.nameMissing' } as const
  if (code === 'name-too-long') return { text: 'account.nameLong' } as const
  if (code === 'password-too-short') return { text: 'account.passwordShort' } as const
  if (code === 'password-too-long') return { text: 'account.passwordLong' } as const
  if (code === 'password-wrong') return { text: 'account.passwordWrong' } as const
  if (kind === 'account-blocked') return accountBlockedMessage
  if (code === 'load') return { text: 'account.loadError', hint: hintFor(kind, 'common.checkHint') } as const
  if (code === 'rename')
    return { text: 'account.nameError', hint: hintFor(kind, 'failure.noAnswer') } as const
  if (code === 'end-sessions')
    return { text: 'account.endError', hint: hintFor(kind, 'common.checkHint') } as const
  if (code === 'close')
    return { text: 'account.closeError', hint: hintFor(kind, 'common.checkHint') } as const
  // Here the wait is an hour.
  if (kind === 'rate-limit') return { text: 'account.passwordMany' } as const
  if (kind === 'validation') return { text: 'account.passwordWeak' } as const
  if (unheard.has(kind)) return { text: 'account.passwordUnheard' } as const
  return { text: 'account.passwordError', hint: 'failure.noAnswer' } as const
}

/** Whatever is said. */
export type AccountErrorMessage = ReturnType<
  typeof getAccountErrorMessage | typeof getDataExportErrorMessage | typeof getDataDeletionErrorMessage
>

/** For the file with one's data. */
export const getDataExportErrorMessage = (kind: FailureKind) =>
  kind === 'account-blocked'
    ? accountBlockedMessage
    : ({ text: 'account.gatherError', hint: hintFor(kind, 'common.checkHint') } as const)

/** For the deletion of one's data; its sentence counts what has gone. */
export const getDataDeletionErrorMessage = ({ code, kind }: Failure<'list' | 'remove'>) =>
  kind === 'account-blocked'
    ? accountBlockedMessage
    : ({
        text: code === 'list' ? 'account.eraseListError' : 'account.eraseError',
        hint: hintFor(kind, 'common.checkHint'),
      } as const)
