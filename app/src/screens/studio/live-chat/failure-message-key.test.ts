import type { LiveChatFailure } from '@saha/machines/live-chat'
import { expect, it } from 'vitest'
import { getFailureMessageKey } from './failure-message-key.ts'

const here = { isSecure: true, hasRetryTime: false }

it.each<[LiveChatFailure, Parameters<typeof getFailureMessageKey>[1], string]>([
  [{ code: 'microphone-denied', kind: 'permission' }, here, 'microphone-denied'],
  [{ code: 'microphone-denied', kind: 'permission' }, { ...here, isSecure: false }, 'insecure'],
  [{ code: 'microphone-busy', kind: 'conflict' }, { ...here, isSecure: false }, 'microphone-busy'],
  [{ code: 'session-closed', kind: 'protocol' }, here, 'protocol'],
  [{ code: 'session-closed', kind: 'server' }, here, 'session-closed'],
  [{ code: 'quota', kind: 'rate-limit' }, here, 'quota'],
  [{ code: 'quota', kind: 'rate-limit' }, { ...here, hasRetryTime: true }, 'quotaWait'],
])('explains %o in the context %o', (failure, around, sentence) => {
  expect(getFailureMessageKey(failure, around)).toBe(sentence)
})
