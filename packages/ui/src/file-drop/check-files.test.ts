import { describe, expect, it } from 'vitest'
import { checkFiles, type FileRules } from './check-files.ts'

const file = (name: string, type = '', bytes = 1) =>
  new File(['0'.repeat(bytes)], name, { type, lastModified: 1 })
const rules: FileRules = { accept: [], maxBytes: Number.POSITIVE_INFINITY, maxFiles: 3 }
const check = (incoming: File[], some: Partial<FileRules> = {}, kept: File[] = [], folder = false) => {
  const { files, rejected } = checkFiles(
    kept,
    incoming.map((one) => ({ file: one, folder })),
    { ...rules, ...some },
  )
  return { taken: files.map(({ name }) => name), refused: rejected.map(({ reason }) => reason) }
}

describe('checkFiles', () => {
  it.each([
    ['accepts an exact type in any case', ['image/PNG'], file('a', 'image/png'), true],
    ['accepts a type of a wildcard', ['video/*'], file('a', 'video/mp4'), true],
    ['rejects a type that only starts like the wildcard', ['video/*'], file('a', 'videos/mp4'), false],
    ['accepts an extension in any case', ['.SRT'], file('a.srt'), true],
    ['rejects an extension in the middle of the name', ['.srt'], file('a.srt.exe'), false],
    ['rejects a file without a type when types are required', ['image/*'], file('a.png'), false],
    ['accepts any file without rules', [], file('a.exe', 'x/y'), true],
  ])('%s', (_, accept, one, taken) => {
    expect(check([one], { accept })).toEqual(
      taken ? { taken: [one.name], refused: [] } : { taken: [], refused: ['type'] },
    )
  })

  it('accepts a file of exactly the limit and rejects one byte more', () => {
    expect(check([file('a', '', 10), file('b', '', 11)], { maxBytes: 10 })).toEqual({
      taken: ['a'],
      refused: ['size'],
    })
  })

  it('rejects empty files and folders with their own reasons', () => {
    expect(check([file('a', '', 0)]).refused).toEqual(['empty'])
    expect(check([file('a')], {}, [], true).refused).toEqual(['folder'])
  })

  it('replaces the file when only one fits', () => {
    const [old, one, two] = [file('old'), file('one'), file('two')]
    expect(check([one, two], { maxFiles: 1 }, [old])).toEqual({ taken: ['one'], refused: ['count'] })
    expect(check([file('x', '', 0)], { maxFiles: 1 }, [old])).toEqual({ taken: ['old'], refused: ['empty'] })
  })

  it('adds files up to the limit and skips duplicates', () => {
    const [a, b] = [file('a'), file('b')]
    expect(check([a, b, file('c'), file('d')], {}, [a])).toEqual({
      taken: ['a', 'b', 'c'],
      refused: ['count'],
    })
  })
})
