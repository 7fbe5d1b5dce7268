import type { FailureKind } from '@saha/machines/port'
import type { Messages } from 'use-intl'

/** That it is a matter of waiting for long is no kind of failure. */
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

/** Why a tool has nothing to show, and what helps: the key of the sentence after the tool's own. */
export const getErrorMessageKey = (kind: FailureKind) => `why.${keys[kind] ?? 'server'}` as const
