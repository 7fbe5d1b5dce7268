import { describe, expect, it } from 'vitest'
import {
  readCall,
  readGameMessage,
  readPortalMessage,
  readHello,
  maxSaveLength,
  openEnvelope,
  readWelcome,
} from './protocol.ts'

const greeting = { type: 'welcome', locale: 'en', dir: 'ltr', muted: false, seed: 1, level: 1, start: false }

describe('what a game may say', () => {
  it.each<[string, object]>([
    ['loading', { type: 'loading', progress: 0 }],
    ['loaded', { type: 'loading', progress: 1 }],
    ['ready', { type: 'ready' }],
    ['gameplay', { type: 'gameplay', on: true }],
    ['no points', { type: 'score', value: 0, final: false }],
    ['the most points', { type: 'score', value: Number.MAX_SAFE_INTEGER, final: true }],
    ['the longest save', { type: 'save', data: 'x'.repeat(maxSaveLength) }],
    ['sound', { type: 'audio', enabled: true }],
    ['load', { type: 'load' }],
    ['error', { type: 'error', message: '', fatal: false }],
  ])('hears %s', (_, message) => expect(readGameMessage(message)).toEqual(message))

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ready'],
    ['a number', 1],
    ['a list', ['ready']],
    ['a map', new Map([['type', 'ready']])],
    ['no type', {}],
    ['an unknown type', { type: 'navigate', url: 'https://elsewhere.example' }],
    ['a type from the prototype', { type: 'constructor' }],
    ['a type that is no text', { type: ['ready'] }],
    ['a field too many', { type: 'ready', token: 'x' }],
    ['a field of its own called __proto__', JSON.parse('{"type":"ready","__proto__":{"on":true}}')],
    ['a field too few', { type: 'score', value: 1 }],
    [
      'an inherited field',
      Object.assign(Object.create({ final: true }) as object, { type: 'score', value: 1 }),
    ],
    ['progress below 0', { type: 'loading', progress: -0.1 }],
    ['progress above 1', { type: 'loading', progress: 1.1 }],
    ['progress that is no number', { type: 'loading', progress: Number.NaN }],
    ['a truthy flag', { type: 'gameplay', on: 1 }],
    ['a negative score', { type: 'score', value: -1, final: true }],
    ['minus zero', { type: 'score', value: -0, final: true }],
    ['half a point', { type: 'score', value: 0.5, final: true }],
    ['an infinite score', { type: 'score', value: Number.POSITIVE_INFINITY, final: true }],
    ['no number of points', { type: 'score', value: Number.NaN, final: true }],
    ['a score beyond whole numbers', { type: 'score', value: 2 ** 53, final: true }],
    ['a score in a text', { type: 'score', value: '100', final: true }],
    ['a big integer', { type: 'score', value: 10n, final: true }],
    ['a score that pretends', { type: 'score', value: { valueOf: () => 1 }, final: true }],
    ['a save that is too long', { type: 'save', data: 'x'.repeat(maxSaveLength + 1) }],
    ['a save that is no text', { type: 'save', data: new ArrayBuffer(8) }],
    ['an endless error', { type: 'error', message: 'x'.repeat(501), fatal: true }],
    ['what only a portal says', { type: 'pause', on: true }],
  ])('does not hear %s', (_, message) => expect(readGameMessage(message)).toBeNull())
})

describe('what a portal may say', () => {
  it.each<[string, object]>([
    ['pause', { type: 'pause', on: true }],
    ['audio', { type: 'audio', enabled: false }],
    ['visibility', { type: 'visibility', visible: true }],
    ['something kept', { type: 'loaded', data: '{}' }],
    ['nothing kept', { type: 'loaded', data: null }],
  ])('hears %s', (_, message) => expect(readPortalMessage(message)).toEqual(message))

  it.each<[string, unknown]>([
    ['what only a game says', { type: 'ready' }],
    ['a pause without a flag', { type: 'pause' }],
    ['kept data that is no text', { type: 'loaded', data: {} }],
  ])('does not hear %s', (_, message) => expect(readPortalMessage(message)).toBeNull())
})

describe('welcome', () => {
  it('is heard when every field is in bounds', () => expect(readWelcome(greeting)).toEqual(greeting))

  it.each<[string, object]>([
    ['another language', { locale: 'fr' }],
    ['another direction', { dir: 'auto' }],
    ['no sound setting', { muted: null }],
    ['a negative seed', { seed: -1 }],
    ['a seed beyond 32 bits', { seed: 2 ** 32 }],
    ['level 0', { level: 0 }],
    ['level 6', { level: 6 }],
    ['half a level', { level: 1.5 }],
    ['no word on starting', { start: undefined }],
  ])('is not heard with %s', (_, wrong) => expect(readWelcome({ ...greeting, ...wrong })).toBeNull())
})

describe('hello', () => {
  const hello = { type: 'hello', page: 'p', game: 'zellige' }
  it('is heard', () => expect(readHello(hello)).toEqual(hello))

  it.each<[string, object]>([
    ['no page', { page: undefined }],
    ['an endless page', { page: 'x'.repeat(65) }],
    ['an endless game', { game: 'x'.repeat(65) }],
    ['a game that is no text', { game: ['zellige'] }],
  ])('is not heard with %s', (_, wrong) => expect(readHello({ ...hello, ...wrong })).toBeNull())
})

describe('envelope', () => {
  const call = { type: 'call' }
  it('is opened when it is ours', () =>
    expect(readCall(openEnvelope({ protocol: 'saha.arcade', version: 2, ...call }))).toEqual(call))

  it.each<[string, unknown]>([
    ['no envelope', call],
    ['another protocol', { protocol: 'pgp', version: 2, ...call }],
    ['another version', { protocol: 'saha.arcade', version: 1, ...call }],
    ['a version in a text', { protocol: 'saha.arcade', version: '2', ...call }],
    ['a text', 'saha.arcade'],
    ['null', null],
  ])('stays shut with %s', (_, data) => expect(readCall(openEnvelope(data))).toBeNull())
})
