import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { createFolder, uninterrupted } from '../testing/folders.ts'
import { type ZipEntry, writeZip } from '../testing/write-zip.ts'
import { readZip } from './read-zip.ts'

const page: ZipEntry = { name: 'index.html', content: '<!doctype html>' }

async function read(entries: readonly ZipEntry[] | Buffer, some: Partial<typeof limits> = {}) {
  using folder = createFolder()
  const path = folder.write('game.zip', Buffer.isBuffer(entries) ? entries : writeZip(entries))
  return await readZip(path, uninterrupted(), { ...limits, ...some })
}

describe('readZip', () => {
  it('returns the files with their content', async () => {
    const files = await read([page, { name: 'js/game.js', content: 'play()' }])
    expect(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['index.html', '<!doctype html>'],
      ['js/game.js', 'play()'],
    ])
  })

  it('ignores files of operating systems', async () => {
    const names = ['__MACOSX/._index.html', '.DS_Store', 'img/Thumbs.db', '.git/config']
    expect(await read([page, ...names.map((name) => ({ name, content: 'x' }))])).toHaveLength(1)
  })

  it.each([
    '../evil.js',
    'js/../../evil.js',
    '/etc/passwd',
    'C:/evil.js',
    'js\\evil.js',
    '..\\evil.js',
    'js//evil.js',
    './evil.js',
    'evil.js\0.png',
    'evil\n.js',
    'aux.js',
    'evil.',
    'invoice\u202Egnp.js',
    `${'a/'.repeat(200)}evil.js`,
  ])('refuses the path %j', async (name) => {
    await expect(read([page, { name, content: 'x' }])).rejects.toThrow(/not allowed|not a valid zip/)
  })

  it('refuses an entry whose two names differ', async () => {
    await expect(read([page, { name: 'a.js', centralName: '../a.js', content: 'x' }])).rejects.toThrow(
      'valid zip',
    )
    await expect(read([page, { name: '../a.js', centralName: 'a.js', content: 'x' }])).rejects.toThrow(
      'valid zip',
    )
  })

  it('refuses symbolic links', async () => {
    const link = { name: 'saves', content: '/etc/passwd', mode: 0o120777 }
    await expect(read([page, link])).rejects.toThrow('"saves" is a symbolic link')
  })

  it('refuses encrypted files', async () => {
    await expect(read([page, { name: 'a.js', content: 'x', flags: 0x801 }])).rejects.toThrow('encrypted')
  })

  it.each([
    ['Hero.png', 'hero.PNG'],
    ['Img/a.png', 'img/b.png'],
    ['é.png', 'e\u0301.png'],
    ['a', 'a/b.png'],
    ['a.png', 'a.png'],
  ])('refuses %j beside %j', async (first, second) => {
    const entries = [first, second].map((name) => ({ name, content: 'x' }))
    await expect(read([page, ...entries])).rejects.toThrow(/one name|no sound/)
  })

  it('refuses content that unpacks a thousandfold', async () => {
    const bomb = { name: 'bomb.bin', content: new Uint8Array(10 * 1024 * 1024) }
    await expect(read([page, bomb])).rejects.toThrow('100 times')
  })

  it('stops reading where content exceeds its claimed size', async () => {
    const bomb = { name: 'bomb.bin', content: new Uint8Array(10 * 1024 * 1024), claimedSize: 1000 }
    await expect(read([page, bomb])).rejects.toThrow('not a valid zip')
  })

  it('refuses content that is shorter than claimed or was changed', async () => {
    const short = { name: 'a.js', content: 'x', claimedSize: 50 }
    await expect(read([page, short])).rejects.toThrow('not a valid zip')
    await expect(read([page, { name: 'a.js', content: 'x', claimedChecksum: 1 }])).rejects.toThrow(
      'valid zip',
    )
  })

  it('refuses too many files and too many bytes', async () => {
    const files = Array.from({ length: 9 }, (_, index) => ({ name: `${index}.js`, content: 'play()' }))
    await expect(read(files, { maxFiles: 8 })).rejects.toThrow('more than 8 files')
    const large = { name: 'a.bin', content: new Uint8Array(1024 * 1024 + 1) }
    await expect(read([large], { maxBytes: 1024 * 1024, maxRatio: 2000 })).rejects.toThrow('larger than 1 MB')
  })

  it.each([0, 21, 60])('refuses an archive that was cut after %i bytes', async (length) => {
    await expect(read(writeZip([page]).subarray(0, length))).rejects.toThrow('not a valid zip')
  })

  it('stops when it is asked to', async () => {
    using folder = createFolder()
    const path = folder.write('game.zip', writeZip([page]))
    const signal = AbortSignal.abort()
    await expect(readZip(path, { ...uninterrupted(), signal })).rejects.toThrow('aborted')
  })
})
