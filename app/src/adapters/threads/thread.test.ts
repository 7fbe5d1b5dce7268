import type { ChatMessage, ModelMessage } from '@saha/machines/chat'
import { describe, expect, it } from 'vitest'
import { searchThreads } from './search-threads.ts'
import { bounds, byAge, cleanName, freshThread, readThread, surplus, titleOf, type Thread } from './thread.ts'

const user = (text: string): ChatMessage => ({ role: 'user', text })
const model = (text: string): ChatMessage => ({ role: 'model', text, ending: 'whole', failure: null })

const thread = (id: string, given: Partial<Thread> = {}): Thread => ({
  id,
  model: 'flash',
  name: null,
  messages: [user(`About ${id}`), model('Well.')],
  at: 1,
  revision: 1,
  ...given,
})

describe('a thread’s title', () => {
  it.each([
    ['the first line of what was asked', '  Why?\nAnd how?', 'Why?'],
    ['cut between letters, not within one', '😀'.repeat(90), `${'😀'.repeat(80)}…`],
  ])('is %s', (_, said, title) => {
    expect(titleOf(thread('a', { messages: [user(said)] }))).toBe(title)
  })

  it('is its name where it has one, and none where nothing was said', () => {
    expect(titleOf(thread('a', { name: 'Trip' }))).toBe('Trip')
    expect(titleOf(freshThread('pro'))).toBe('')
  })

  it('is a name on one line, never a blank one, never endless', () => {
    expect(cleanName(' A\n b ')).toBe('A b')
    expect(cleanName(' \n')).toBe(null)
    expect(cleanName('x'.repeat(1000))).toHaveLength(bounds.name)
  })
})

describe('a stored thread', () => {
  const failed = { role: 'model', text: '', ending: 'failed', failure: { code: 'reply', kind: 'network' } }

  it('is read as it was written', () => {
    const written = thread('a', { messages: [user('Hi'), failed as ChatMessage], name: 'Trip' })
    expect(readThread(structuredClone(written))).toEqual(written)
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
    'leaves out versions that are none: %j',
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
    ['messages without end', { ...thread('a'), messages: Array(bounds.messages + 1).fill(user('Hi')) }],
    ['an answer first', { ...thread('a'), messages: [model('Hi')] }],
    ['two questions at once', { ...thread('a'), messages: [user('Hi'), user('Ho')] }],
    ['a message without text', { ...thread('a'), messages: [{ role: 'user' }] }],
    ['an ending of no kind', { ...thread('a'), messages: [user('Hi'), { ...failed, ending: 'lost' }] }],
  ])('with %s is none', (_, value) => {
    expect(readThread(value)).toBe(null)
  })

  it('whose failure cannot be told has stopped', () => {
    const messages = [user('Hi'), { ...failed, failure: 'bad' }]
    expect(readThread({ ...thread('a'), messages })?.messages[1]).toEqual({
      role: 'model',
      text: '',
      ending: 'stopped',
      failure: null,
    })
  })
})

describe('what is more than is kept', () => {
  it('is the oldest beyond the number', () => {
    const many = Array.from({ length: bounds.threads + 2 }, (_, at) => thread(`${at}`, { at }))
    expect(surplus(byAge(many)).map(({ id }) => id)).toEqual(['1', '0'])
  })

  it('is none that was given a name, and each of those leaves room for one more without', () => {
    const many = Array.from({ length: bounds.threads + 2 }, (_, at) =>
      thread(`${at}`, { at, name: at === 0 ? 'Trip' : null }),
    )
    expect(surplus(byAge(many)).map(({ id }) => id)).toEqual(['1'])
  })

  it('counts every version of a reply', () => {
    const before = [{ text: 'x'.repeat(bounds.characters), ending: 'whole', failure: null }] as const
    const huge = thread('old', {
      at: 1,
      messages: [user('Hi'), { ...(model('Hi') as ModelMessage), before }],
    })
    expect(surplus([thread('new', { at: 2 }), huge]).map(({ id }) => id)).toEqual(['old'])
  })

  it('is the oldest beyond the room, and never the newest', () => {
    const huge = (id: string, at: number) =>
      thread(id, { at, messages: [user('x'.repeat(bounds.characters))] })
    expect(surplus(byAge([huge('old', 1), huge('new', 2)])).map(({ id }) => id)).toEqual(['old'])
    expect(surplus([thread('a')])).toEqual([])
  })
})

describe('searching', () => {
  const trip = thread('a', { name: 'رحلة إلى البتراء' })
  const sea = thread('b', { messages: [user('Poem'), model('The sea at night')] })

  it.each([
    ['a title, however it is spelled', 'رحله الى', [trip]],
    ['a word of an answer', 'SEA night', [sea]],
    ['nothing', 'sea البتراء', []],
    ['all for a blank search', '  ', [trip, sea]],
  ])('finds %s', (_, search, found) => {
    expect(searchThreads([trip, sea], search)).toEqual(found)
  })
})
