import type { LiveChatFailure } from '@saha/machines/live-chat'
import { expect, it } from 'vitest'
import { failureSentence } from './failure-words.ts'

const here = { secure: true, waits: false }

it.each<[LiveChatFailure, Parameters<typeof failureSentence>[1], string]>([
  [{ code: 'microphone-denied', kind: 'permission' }, here, 'microphone-denied'],
  [{ code: 'microphone-denied', kind: 'permission' }, { ...here, secure: false }, 'insecure'],
  [{ code: 'microphone-busy', kind: 'conflict' }, { ...here, secure: false }, 'microphone-busy'],
  [{ code: 'session-closed', kind: 'protocol' }, here, 'protocol'],
  [{ code: 'session-closed', kind: 'server' }, here, 'session-closed'],
  [{ code: 'quota', kind: 'rate-limit' }, here, 'quota'],
  [{ code: 'quota', kind: 'rate-limit' }, { ...here, waits: true }, 'quotaWait'],
])('%o is told as it is there: %o', (failure, around, sentence) => {
  expect(failureSentence(failure, around)).toBe(sentence)
})
