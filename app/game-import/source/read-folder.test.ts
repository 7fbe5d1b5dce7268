import { symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { createFolder, uninterrupted } from '../testing/folders.ts'
import { findRoot } from './find-root.ts'
import { readFolder } from './read-folder.ts'
import { readSource } from './read-source.ts'

describe('readFolder', () => {
  it('returns the files in a fixed order, without hidden ones', async () => {
    using folder = createFolder()
    for (const name of ['js/b.js', 'js/a.js', 'index.html', '.git/config']) folder.write(name, name)
    const files = await readFolder(folder.path, uninterrupted())
    expect(files.map(({ path }) => path)).toEqual(['index.html', 'js/a.js', 'js/b.js'])
  })

  it('refuses links to files and folders', async () => {
    using folder = createFolder()
    folder.write('index.html', '')
    symlinkSync('/etc', join(folder.path, 'assets'))
    await expect(readFolder(folder.path, uninterrupted())).rejects.toThrow('"assets" is a symbolic link')
  })

  it.skipIf(process.platform === 'win32')('refuses sockets', async () => {
    using folder = createFolder()
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(join(folder.path, 'socket'), resolve))
    await expect(readFolder(folder.path, uninterrupted())).rejects.toThrow('neither a file nor a folder')
    server.close()
  })

  it('refuses a game that is too large before it is read', async () => {
    using folder = createFolder()
    folder.write('a.bin', new Uint8Array(1024 * 1024 + 1))
    const read = readFolder(folder.path, uninterrupted(), { ...limits, maxBytes: 1024 * 1024 })
    await expect(read).rejects.toThrow('larger than 1 MB')
  })
})

describe('findRoot', () => {
  const file = (path: string) => ({ path, bytes: new Uint8Array() })

  it('leaves out enclosing folders', () => {
    const files = findRoot([file('game/build/index.html'), file('game/build/js/a.js')])
    expect(files.map(({ path }) => path)).toEqual(['index.html', 'js/a.js'])
  })

  it('says which page is not called index.html', () => {
    expect(() => findRoot([file('game.html'), file('a.js')])).toThrow('no index.html')
    expect(() => findRoot([])).toThrow('no index.html')
  })
})

describe('readSource', () => {
  it('says what it expects', async () => {
    using folder = createFolder()
    await expect(readSource(join(folder.path, 'none'), uninterrupted())).rejects.toThrow('does not exist')
    await expect(readSource(folder.write('game.rar', 'x'), uninterrupted())).rejects.toThrow('not a folder')
  })
})
