import { describe, expect, it } from 'vitest'
import { createPng } from '../testing/create-png.ts'
import { readGameMessage, readHello } from './game-messages.ts'
import {
  readCall,
  readPortalMessage,
  maxMoveBytes,
  maxPictureBytes,
  maxRecordedSteps,
  maxSaveLength,
  openEnvelope,
  readWelcome,
} from './protocol.ts'

const greeting = { type: 'welcome', locale: 'en', dir: 'ltr', muted: false, seed: 1, level: 1, start: false }

const stored = { rulesHash: 'a', seed: 1, steps: 9, score: 1, moves: new Uint8Array(2) }
const run = { type: 'run', ...stored }

/** Creates a PNG with some bytes changed. */
function createChangedPng(change: Record<number, number>) {
  const png = createPng(99)
  for (const [at, byte] of Object.entries(change)) png[Number(at)] = byte
  return png
}
const picture = (png: unknown) => ({ type: 'picture', png })

describe('readGameMessage', () => {
  it.each<[string, object]>([
    ['loading', { type: 'loading', progress: 0 }],
    ['loaded', { type: 'loading', progress: 1 }],
    ['ready', { type: 'ready' }],
    ['gameplay', { type: 'gameplay', on: true }],
    ['no points', { type: 'score', value: 0, final: false }],
    ['the most points', { type: 'score', value: Number.MAX_SAFE_INTEGER, final: true }],
    ['the longest run', { ...run, steps: maxRecordedSteps, moves: new Uint8Array(maxMoveBytes) }],
    ['the end of a run', { type: 'runEnded', reason: 'over', run: null }],
    ['the longest save', { type: 'save', data: 'x'.repeat(maxSaveLength) }],
    ['sound', { type: 'audio', enabled: true }],
    ['channels', { type: 'channels', music: false, effects: true }],
    ['load', { type: 'load' }],
    ['the largest picture', picture(createPng(maxPictureBytes))],
    ['error', { type: 'error', message: '', fatal: false }],
  ])('accepts %s', (_, message) => expect(readGameMessage(message)).toEqual(message))

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'ready'],
    ['a number', 1],
    ['a list', ['ready']],
    ['a map', new Map([['type', 'ready']])],
    ['no type', {}],
    ['an unknown type', { type: 'navigate', url: 'https://elsewhere.example' }],
    ['a type from the prototype', { type: 'constructor' }],
    ['a type that is not a string', { type: ['ready'] }],
    ['an extra field', { type: 'ready', token: 'x' }],
    ['an own field named __proto__', JSON.parse('{"type":"ready","__proto__":{"on":true}}')],
    ['a missing field', { type: 'score', value: 1 }],
    [
      'an inherited field',
      Object.assign(Object.create({ final: true }) as object, { type: 'score', value: 1 }),
    ],
    ['progress below 0', { type: 'loading', progress: -0.1 }],
    ['progress above 1', { type: 'loading', progress: 1.1 }],
    ['progress that is NaN', { type: 'loading', progress: Number.NaN }],
    ['a truthy flag', { type: 'gameplay', on: 1 }],
    ['a negative score', { type: 'score', value: -1, final: true }],
    ['minus zero', { type: 'score', value: -0, final: true }],
    ['a fractional score', { type: 'score', value: 0.5, final: true }],
    ['an infinite score', { type: 'score', value: Number.POSITIVE_INFINITY, final: true }],
    ['a score that is NaN', { type: 'score', value: Number.NaN, final: true }],
    ['a score above the safe integers', { type: 'score', value: 2 ** 53, final: true }],
    ['a score in a string', { type: 'score', value: '100', final: true }],
    ['a big integer', { type: 'score', value: 10n, final: true }],
    ['an object with valueOf as score', { type: 'score', value: { valueOf: () => 1 }, final: true }],
    ['a save that is too long', { type: 'save', data: 'x'.repeat(maxSaveLength + 1) }],
    ['a run of too many steps', { ...run, steps: maxRecordedSteps + 1 }],
    ['a run of too many bytes', { ...run, moves: new Uint8Array(maxMoveBytes + 1) }],
    ['moves in shared memory', { ...run, moves: new Uint8Array(new SharedArrayBuffer(8)) }],
    ['moves of 16 bits', { ...run, moves: new Uint16Array(8) }],
    ['a run with more fields', { ...run, level: 1 }],
    ['an unknown end of a run', { type: 'runEnded', reason: 'won', run: null }],
    ['a save that is not a string', { type: 'save', data: new ArrayBuffer(8) }],
    ['a picture that is too large', picture(createPng(maxPictureBytes + 1))],
    ['a picture of another type', picture(createChangedPng({ 1: 0x47 }))],
    ['a picture without a header', picture(createChangedPng({ 12: 0x69 }))],
    ['a picture that is cut off', picture(createPng(99).subarray(0, 90))],
    ['a picture with something behind it', picture(createChangedPng({ 98: 0 }))],
    ['an empty picture', picture(new Uint8Array())],
    ['a page as a picture', picture('<script>')],
    ['a picture as a blob', picture(new Blob([createPng(99)]))],
    ['a picture with a name', { ...picture(createPng(99)), name: 'a.exe' }],
    ['an error that is too long', { type: 'error', message: 'x'.repeat(501), fatal: true }],
    ['a portal’s message', { type: 'pause', on: true }],
  ])('rejects %s', (_, message) => expect(readGameMessage(message)).toBeNull())
})

describe('readPortalMessage', () => {
  it.each<[string, object]>([
    ['pause', { type: 'pause', on: true }],
    ['audio', { type: 'audio', enabled: false }],
    ['channels', { type: 'channels', music: true, effects: false }],
    ['visibility', { type: 'visibility', visible: true }],
    ['stored data', { type: 'loaded', data: '{}', run: stored }],
    ['no stored data', { type: 'loaded', data: null, run: null }],
  ])('accepts %s', (_, message) => expect(readPortalMessage(message)).toEqual(message))

  it.each<[string, unknown]>([
    ['a game’s message', { type: 'ready' }],
    ['a pause without a flag', { type: 'pause' }],
    ['a stored run with more fields', { type: 'loaded', data: null, run: { ...stored, level: 1 } }],
    ['a stored run that is a text', { type: 'loaded', data: null, run: 'log' }],
    ['stored data that is not a string', { type: 'loaded', data: {}, run: null }],
  ])('rejects %s', (_, message) => expect(readPortalMessage(message)).toBeNull())
})

describe('readWelcome', () => {
  it('accepts valid fields', () => expect(readWelcome(greeting)).toEqual(greeting))

  it.each<[string, object]>([
    ['another language', { locale: 'fr' }],
    ['another direction', { dir: 'auto' }],
    ['no sound setting', { muted: null }],
    ['a negative seed', { seed: -1 }],
    ['a seed beyond 32 bits', { seed: 2 ** 32 }],
    ['level 0', { level: 0 }],
    ['level 6', { level: 6 }],
    ['a fractional level', { level: 1.5 }],
    ['a missing start flag', { start: undefined }],
  ])('rejects %s', (_, wrong) => expect(readWelcome({ ...greeting, ...wrong })).toBeNull())
})

describe('readHello', () => {
  const hello = { type: 'hello', page: 'p', game: 'zellige' }
  it('accepts valid fields', () => expect(readHello(hello)).toEqual(hello))

  it.each<[string, object]>([
    ['no page', { page: undefined }],
    ['a page id that is too long', { page: 'x'.repeat(65) }],
    ['a game id that is too long', { game: 'x'.repeat(65) }],
    ['a game id that is not a string', { game: ['zellige'] }],
  ])('rejects %s', (_, wrong) => expect(readHello({ ...hello, ...wrong })).toBeNull())
})

describe('openEnvelope', () => {
  const call = { type: 'call' }
  it('opens an envelope of this protocol', () =>
    expect(readCall(openEnvelope({ protocol: 'saha.arcade', version: 3, ...call }))).toEqual(call))

  it.each<[string, unknown]>([
    ['no envelope', call],
    ['another protocol', { protocol: 'pgp', version: 3, ...call }],
    ['another version', { protocol: 'saha.arcade', version: 1, ...call }],
    ['a version in a string', { protocol: 'saha.arcade', version: '3', ...call }],
    ['a string', 'saha.arcade'],
    ['null', null],
  ])('rejects %s', (_, data) => expect(readCall(openEnvelope(data))).toBeNull())
})
