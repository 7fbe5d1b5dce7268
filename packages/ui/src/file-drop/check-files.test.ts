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
    ['an exact type, whatever its case', ['image/PNG'], file('a', 'image/png'), true],
    ['a family', ['video/*'], file('a', 'video/mp4'), true],
    ['not a family that only begins alike', ['video/*'], file('a', 'videos/mp4'), false],
    ['an ending, whatever its case', ['.SRT'], file('a.srt'), true],
    ['not an ending in the middle', ['.srt'], file('a.srt.exe'), false],
    ['nothing without a type where types are asked for', ['image/*'], file('a.png'), false],
    ['anything where nothing is asked for', [], file('a.exe', 'x/y'), true],
  ])('takes %s', (_, accept, one, taken) => {
    expect(check([one], { accept })).toEqual(
      taken ? { taken: [one.name], refused: [] } : { taken: [], refused: ['type'] },
    )
  })

  it('takes a file of exactly the limit and no byte more', () => {
    expect(check([file('a', '', 10), file('b', '', 11)], { maxBytes: 10 })).toEqual({
      taken: ['a'],
      refused: ['size'],
    })
  })

  it('tells an empty file and a folder by their own reasons', () => {
    expect(check([file('a', '', 0)]).refused).toEqual(['empty'])
    expect(check([file('a')], {}, [], true).refused).toEqual(['folder'])
  })

  it('puts one in the place of the other where only one fits', () => {
    const [old, one, two] = [file('old'), file('one'), file('two')]
    expect(check([one, two], { maxFiles: 1 }, [old])).toEqual({ taken: ['one'], refused: ['count'] })
    expect(check([file('x', '', 0)], { maxFiles: 1 }, [old])).toEqual({ taken: ['old'], refused: ['empty'] })
  })

  it('adds to what is there up to the limit, and nothing twice', () => {
    const [a, b] = [file('a'), file('b')]
    expect(check([a, b, file('c'), file('d')], {}, [a])).toEqual({
      taken: ['a', 'b', 'c'],
      refused: ['count'],
    })
  })
})
