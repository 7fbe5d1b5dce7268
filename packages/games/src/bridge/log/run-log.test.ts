import { createHash } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { maxLogLength, maxMoveBytes, maxRecordedSteps } from '../protocol/protocol.ts'
import { inflate } from './compression.ts'
import { readLog, writeLog } from './run-log.ts'
import type { RunLog } from './run-log.ts'

/** Bytes that do not compress. */
const createNoise = (length: number) =>
  new Uint8Array(createHash('shake256', { outputLength: length }).update('noise').digest())
const log: RunLog = {
  game: 'zellige-3',
  rulesHash: 'eeac920bf53a8875',
  seed: 0xffff_ffff,
  level: 4,
  steps: 2301,
  score: 4210,
  moves: Uint8Array.of(172, 2, 0, 1, 7, 208, 15, 1),
}
const moves = deflateRawSync(log.moves)
const forge = (changes: object, bytes: Uint8Array = moves) =>
  JSON.stringify({ ...log, moves: Buffer.from(bytes).toString('base64'), ...changes })
const getRefusal = async (text: string) => {
  const read = await readLog(text)
  return 'refused' in read ? read.refused : null
}

describe('a log', () => {
  it('round-trips', async () => {
    expect(await readLog((await writeLog(log)) ?? '')).toEqual(log)
    expect(await readLog(forge({}))).toEqual(log)
  })

  it('is written up to 64 KB', async () => {
    const text = (await writeLog({ ...log, moves: createNoise(48_000) })) ?? ''
    expect(text.length).toBeGreaterThan(64_000)
    expect(text.length).toBeLessThanOrEqual(maxLogLength)
    expect(await getRefusal(text)).toBeNull()
    expect(await writeLog({ ...log, moves: createNoise(52_000) })).toBeNull()
  })

  it.each([
    ['no JSON', 'moves'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['deep lists', '['.repeat(60_000)],
    ['a level of 0', forge({ level: 0 })],
    ['a level of 6', forge({ level: 6 })],
    ['a fraction as seed', forge({ seed: 0.5 })],
    ['a negative score', forge({ score: -1 })],
    ['a score in a string', forge({ score: '4210' })],
    ['a score beyond safe integers', forge({ score: 2 ** 53 })],
    ['no steps', forge({ steps: 0 })],
    ['no game', forge({ game: undefined })],
    ['a list of rules', forge({ rulesHash: ['a'] })],
    ['moves that are no base64', forge({ moves: '%%%' })],
  ])('is refused as malformed: %s', async (_, text) => expect(await getRefusal(text)).toBe('malformed'))

  it.each([
    ['a text of more than 64 KB', forge({ game: 'x'.repeat(maxLogLength) })],
    ['a run of more than 30 minutes', forge({ steps: maxRecordedSteps + 1 })],
  ])('is refused as oversized: %s', async (_, text) => expect(await getRefusal(text)).toBe('oversized'))

  it.each([
    ['no moves', forge({ moves: '' })],
    ['moves that are cut off', forge({}, moves.subarray(0, -2))],
    ['moves followed by more', forge({}, Buffer.concat([moves, Buffer.from('more')]))],
    ['another compression', forge({}, gzipSync(log.moves))],
    ['garbage', forge({}, Buffer.from('garbage that is not deflated'))],
  ])('is refused for its moves: %s', async (_, text) => expect(await getRefusal(text)).toBe('moves'))

  it('is refused before a bomb is inflated', async () => {
    // 40 MB of one repeated byte take 40 KB.
    const bomb = forge({}, deflateRawSync(Buffer.alloc(40_000_000, 1)))
    expect(bomb.length).toBeLessThanOrEqual(maxLogLength)
    expect(await getRefusal(bomb)).toBe('moves')
    const bytes = Uint8Array.from(deflateRawSync(Buffer.alloc(40_000_000, 1)))
    // Node gives 16 KB a time: the whole bomb takes 2,500 reads.
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
    expect(await inflate(bytes, maxMoveBytes)).toBeNull()
    expect(read.mock.calls.length).toBeLessThan(60)
    read.mockRestore()
    expect(await getRefusal(forge({}, deflateRawSync(Buffer.alloc(maxMoveBytes, 1))))).toBeNull()
    expect(await getRefusal(forge({}, deflateRawSync(Buffer.alloc(maxMoveBytes + 1, 1))))).toBe('moves')
  })

  it('never throws, whatever is changed in it', async () => {
    const text = forge({})
    for (let at = 0; at < text.length; at++)
      for (const letter of ['', '0', '"', '\\', '\ud800'])
        await readLog(text.slice(0, at) + letter + text.slice(at + 1))
  })
})
