import type { ChatMessage, ModelMessage } from '@saha/machines/chat'
import { describe, expect, it } from 'vitest'
import { bounds, toEntryName } from './entry.ts'
import { searchEntries } from './search-entries.ts'
import {
  createThread,
  fromThread,
  getThreadTitle,
  maxMessages,
  migrateThread,
  threadKind,
  toThread,
  type Thread,
} from './thread.ts'

const user = (text: string): ChatMessage => ({ role: 'user', text })
const model = (text: string): ChatMessage => ({ role: 'model', text, ending: 'whole', failure: null })

const thread = (id: string, given: Partial<Thread> = {}): Thread => ({
  id,
  model: 'flash',
  name: null,
  messages: [user(`About ${id}`), model('Well.')],
  files: [],
  at: 1,
  revision: 1,
  ...given,
})

describe('a thread’s title', () => {
  it.each([
    ['the first line of what was asked', '  Why?\nAnd how?', 'Why?'],
    ['cut between letters, not within one', '😀'.repeat(90), `${'😀'.repeat(80)}…`],
  ])('is %s', (_, said, title) => {
    expect(getThreadTitle(thread('a', { messages: [user(said)] }))).toBe(title)
  })

  it('is its name, or empty without messages', () => {
    expect(getThreadTitle(thread('a', { name: 'Trip' }))).toBe('Trip')
    expect(getThreadTitle(createThread('pro'))).toBe('')
  })

  it('normalizes names to one line of limited length', () => {
    expect(toEntryName(' A\n b ')).toBe('A b')
    expect(toEntryName(' \n')).toBe(null)
    expect(toEntryName('x'.repeat(1000))).toHaveLength(bounds.name)
  })
})

/** Reads what the database of conversations stored. */
function readThread(value: unknown): Thread | null {
  const entry = migrateThread(value)
  return entry && toThread(entry)
}

describe('a stored thread', () => {
  const failed = { role: 'model', text: '', ending: 'failed', failure: { code: 'reply', kind: 'network' } }

  it('is read unchanged', () => {
    const written = thread('a', { messages: [user('Hi'), failed as ChatMessage], name: 'Trip' })
    expect(readThread(structuredClone(written))).toEqual(written)
    expect(toThread(fromThread(written))).toEqual(written)
  })

  it('is read with every version of a reply', () => {
    const versions = {
      ...(model('Hi') as ModelMessage),
      before: [{ text: 'Ho', ending: 'cut-off', failure: null }],
      after: [{ text: '', ending: 'failed', failure: { code: 'reply', kind: 'network' } }],
    } as const
    const written = thread('a', { messages: [user('Hi'), versions] })
    expect(readThread(structuredClone(written))).toEqual(written)
  })

  it.each([[undefined], ['Ho'], [[null, { text: 1 }, { text: 'Ho', ending: 'lost' }]]])(
    'omits invalid versions: %j',
    (before) => {
      const messages = [user('Hi'), { ...model('Hi'), before, after: before }]
      expect(readThread({ ...thread('a'), messages })?.messages[1]).toEqual(model('Hi'))
    },
  )

  it.each([
    ['nothing', undefined],
    ['a text', 'thread'],
    ['no id', { ...thread('a'), id: '' }],
    ['a model of no tier', { ...thread('a'), model: 'ultra' }],
    ['no time', { ...thread('a'), at: 'now' }],
    ['a revision that is no count', { ...thread('a'), revision: -1 }],
    ['no messages', { ...thread('a'), messages: [] }],
    ['messages without end', { ...thread('a'), messages: Array(maxMessages + 1).fill(user('Hi')) }],
    ['an answer first', { ...thread('a'), messages: [model('Hi')] }],
    ['two questions at once', { ...thread('a'), messages: [user('Hi'), user('Ho')] }],
    ['a message without text', { ...thread('a'), messages: [{ role: 'user' }] }],
    ['an ending of no kind', { ...thread('a'), messages: [user('Hi'), { ...failed, ending: 'lost' }] }],
  ])('with %s is rejected', (_, value) => {
    expect(readThread(value)).toBe(null)
  })

  it('with an unknown failure counts as stopped', () => {
    const messages = [user('Hi'), { ...failed, failure: 'bad' }]
    expect(readThread({ ...thread('a'), messages })?.messages[1]).toEqual({
      role: 'model',
      text: '',
      ending: 'stopped',
      failure: null,
    })
  })
})

describe('searching', () => {
  const trip = fromThread(thread('a', { name: 'رحلة إلى البتراء' }))
  const sea = fromThread(thread('b', { messages: [user('Poem'), model('The sea at night')] }))

  it.each([
    ['a title, however it is spelled', 'رحله الى', [trip]],
    ['a word of an answer', 'SEA night', [sea]],
    ['nothing', 'sea البتراء', []],
    ['all for a blank search', '  ', [trip, sea]],
  ])('finds %s', (_, search, found) => {
    expect(searchEntries(threadKind, [trip, sea], search)).toEqual(found)
  })
})
