import type { FailureKind } from '@saha/machines/port'
import type { Messages } from 'use-intl'

/** `later` depends on the retry time, not on the failure kind. */
type MessageKey = Exclude<keyof Messages['studio']['why'], 'later'>

const keys: Readonly<Partial<Record<FailureKind, MessageKey>>> = {
  auth: 'auth',
  blocked: 'blocked',
  empty: 'empty',
  network: 'network',
  permission: 'permission',
  region: 'region',
  'rate-limit': 'rateLimit',
  timeout: 'timeout',
  'too-large': 'tooLarge',
  validation: 'validation',
}

/** Returns the message key that explains a failure, for tools without a message of their own. */
export const getErrorMessageKey = (kind: FailureKind) => `why.${keys[kind] ?? 'server'}` as const
