import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Description } from './listing/create-listing.ts'
import { importGame } from './import-game.ts'
import { readCatalogue } from './store/catalogue-file.ts'
import { undo } from './store/store.ts'
import { createFolder, type TemporaryFolder, uninterrupted } from './testing/folders.ts'
import { writeZip } from './testing/write-zip.ts'

/** A folder of stored games beside the folder `maze` of a game. */
function createPortal() {
  const folder = createFolder()
  const root = join(folder.path, 'stored')
  folder.write('maze/index.html', '<!doctype html><title>Maze &amp; Sand</title>')
  folder.write('maze/js/game.js', 'play()')
  const run = (description: Description = {}, some: object = {}, path = join(folder.path, 'maze')) =>
    importGame(path, { root, dryRun: false, description, ...uninterrupted(), ...some })
  return { folder, root, run, [Symbol.dispose]: () => folder[Symbol.dispose]() }
}

const list = (root: string) => globSync('**', { cwd: root, exclude: ['.history'] }).sort()
const readAll = (folder: TemporaryFolder) =>
  globSync('stored/**/*.*', { cwd: folder.path }).map((name) => [
    name,
    readFileSync(join(folder.path, name), 'utf8'),
  ])

describe('importGame', () => {
  it('stores the files and describes the game by its page', async () => {
    using portal = createPortal()
    const changes = await portal.run({ category: 'puzzle', titleAr: 'متاهة' })
    expect(changes.join()).toContain('+ maze  "Maze & Sand", puzzle')
    const [game] = await readCatalogue(portal.root)
    expect(game).toMatchObject({
      id: 'maze',
      entry: 'index.html',
      titles: { en: 'Maze & Sand', ar: 'متاهة' },
      category: 'puzzle',
      source: 'folder:maze',
    })
    const page = join(portal.root, 'maze', game?.digest ?? '', 'index.html')
    expect(readFileSync(page, 'utf8')).toContain('<!doctype html><script src="../../first-script.js">')
  })

  it('changes nothing when it is repeated', async () => {
    using portal = createPortal()
    await portal.run()
    const before = readAll(portal.folder)
    expect(await portal.run()).toEqual([])
    expect(readAll(portal.folder)).toEqual(before)
  })

  it('stores one version for a folder and its zip file', async () => {
    using portal = createPortal()
    await portal.run()
    const [before] = await readCatalogue(portal.root)
    const entries = ['index.html', 'js/game.js'].map((name) => ({
      name: `maze/${name}`,
      content: readFileSync(join(portal.folder.path, 'maze', name)),
    }))
    await portal.run({}, {}, portal.folder.write('maze.zip', writeZip(entries)))
    const [after] = await readCatalogue(portal.root)
    expect(after).toEqual({ ...before, source: 'zip:maze.zip' })
  })

  it('stores nothing in a dry run', async () => {
    using portal = createPortal()
    expect(await portal.run({}, { dryRun: true })).toHaveLength(1)
    expect(existsSync(portal.root)).toBe(false)
  })

  it('shows which fields change', async () => {
    using portal = createPortal()
    await portal.run()
    expect(await portal.run({ titleAr: 'رمال' })).toEqual([
      '~ maze',
      '    titles: {"en":"Maze & Sand","ar":"Maze & Sand"} → {"en":"Maze & Sand","ar":"رمال"}',
    ])
  })

  it('keeps a translation until the text changes', async () => {
    using portal = createPortal()
    await portal.run({ titleAr: 'رمال' })
    expect(await portal.run()).toEqual([])
    await portal.run({ title: 'Sand' })
    expect((await readCatalogue(portal.root))[0]?.titles).toEqual({ en: 'Sand', ar: 'Sand' })
  })

  it('restores the state before the last imports', async () => {
    using portal = createPortal()
    await portal.run()
    const first = list(portal.root)
    portal.folder.write('maze/js/game.js', 'playBetter()')
    await portal.run()
    expect(list(portal.root)).not.toEqual(first)
    await undo(portal.root)
    expect(list(portal.root)).toEqual(first)
    await undo(portal.root)
    expect(list(portal.root)).toEqual(['.', 'catalogue.json'])
    await expect(undo(portal.root)).rejects.toThrow('no import to undo')
  })

  it('remembers five imports and removes older versions', async () => {
    using portal = createPortal()
    for (let version = 0; version < 8; version++) {
      portal.folder.write('maze/js/game.js', `play(${version})`)
      await portal.run()
    }
    expect(globSync('maze/*', { cwd: portal.root })).toHaveLength(6)
  })

  it.each([1, 2, 3, 4])('leaves the old state when it is stopped at check %i', async (checks) => {
    using portal = createPortal()
    await portal.run()
    const before = list(portal.root)
    portal.folder.write('maze/js/game.js', 'playBetter()')
    let left = checks + 2
    const signal = {
      throwIfAborted: () => {
        left -= 1
        if (left <= 0) throw new DOMException('stopped', 'AbortError')
      },
    }
    await expect(portal.run({}, { signal })).rejects.toThrow('stopped')
    expect(list(portal.root)).toEqual(before)
  })

  it('refuses a second import at the same time, and replaces the lock of an ended one', async () => {
    using portal = createPortal()
    await portal.run()
    writeFileSync(join(portal.root, '.lock'), `${process.pid}\n`)
    await expect(portal.run({ title: 'Sand' })).rejects.toThrow('Another import is running')
    writeFileSync(join(portal.root, '.lock'), '2147483646\n')
    expect(await portal.run({ titleAr: 'رمال' })).toHaveLength(2)
  })

  it.each([
    [{ id: 'Maze' }, 'not an id'],
    [{ id: '__proto__' }, 'not an id'],
    [{ id: 'zellige' }, 'of its own'],
    [{ id: 'courtyard-games' }, 'of its own'],
    [{ category: 'horror' }, 'no category "horror"'],
  ])('refuses %j', async (description, message) => {
    using portal = createPortal()
    await expect(portal.run(description)).rejects.toThrow(message)
  })

  it('says where a damaged catalogue is', async () => {
    using portal = createPortal()
    portal.folder.write('stored/catalogue.json', '[{"id":"../x"}]')
    await expect(portal.run()).rejects.toThrow('catalogue.json is damaged')
  })
})
