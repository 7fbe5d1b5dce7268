import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../store/catalogue-file.ts'
import { undo } from '../store/store.ts'
import { createFolder, uninterrupted } from '../testing/folders.ts'
import { writeZip } from '../testing/write-zip.ts'
import { importFeed } from './import-feed.ts'

const record = (id: string, title: string) => ({
  id,
  title,
  url: 'https://example.com/',
  category: 'Puzzles',
})

/** A feed beside the files of two of its three games. */
function createFeed() {
  const folder = createFolder()
  const root = join(folder.path, 'stored')
  folder.write('1.zip', writeZip([{ name: 'index.html', content: '<title>x</title>' }]))
  folder.write('sand-race/index.html', '<title>y</title>')
  const run = (records: object[], some: object = {}) =>
    importFeed(folder.write('feed.json', JSON.stringify(records)), {
      root,
      dryRun: false,
      description: {},
      ...uninterrupted(),
      ...some,
    })
  return { folder, root, run, [Symbol.dispose]: () => folder[Symbol.dispose]() }
}

const feed = [record('1', 'Maze &amp; Sand'), record('2', 'Sand Race'), record('3', 'Elsewhere')]

describe('importFeed', () => {
  it('imports the games whose files are beside it, with the texts of the feed', async () => {
    using portal = createFeed()
    const report = await portal.run(feed)
    expect(report).toMatchObject({ refused: [], withoutFiles: 1 })
    expect(report.changes).toHaveLength(2)
    expect(await readCatalogue(portal.root)).toEqual([
      expect.objectContaining({ id: 'maze-sand', category: 'puzzle', source: 'gamemonetize:1' }),
      expect.objectContaining({ id: 'sand-race', titles: { en: 'Sand Race', ar: 'Sand Race' } }),
    ])
  })

  it('changes nothing when repeated, and deletes nothing when the feed is partial', async () => {
    using portal = createFeed()
    await portal.run(feed)
    const before = await readCatalogue(portal.root)
    expect((await portal.run(feed)).changes).toEqual([])
    expect((await portal.run(feed.slice(1))).changes).toEqual([])
    expect(await readCatalogue(portal.root)).toEqual(before)
  })

  it('keeps the address of a game whose title changes', async () => {
    using portal = createFeed()
    await portal.run(feed)
    const { changes } = await portal.run([record('1', 'Labyrinth')])
    expect(changes[0]).toBe('~ maze-sand')
  })

  it('stores nothing in a dry run', async () => {
    using portal = createFeed()
    expect((await portal.run(feed, { dryRun: true })).changes).toHaveLength(2)
    expect(existsSync(portal.root)).toBe(false)
  })

  it('imports the others when the files of one game are refused', async () => {
    using portal = createFeed()
    portal.folder.write('1.zip', 'no archive')
    const { changes, refused } = await portal.run(feed)
    expect(changes).toHaveLength(1)
    expect(refused).toEqual([expect.objectContaining({ title: 'Maze & Sand' })])
  })

  it('stores nothing when a record is faulty', async () => {
    using portal = createFeed()
    await expect(portal.run([...feed, { id: '4' }])).rejects.toThrow('Record 4')
    expect(existsSync(portal.root)).toBe(false)
  })

  it('is undone as a whole', async () => {
    using portal = createFeed()
    await portal.run(feed)
    await undo(portal.root)
    expect(await readCatalogue(portal.root)).toEqual([])
  })

  it('leaves the old state when it is stopped between games', async () => {
    using portal = createFeed()
    const controller = new AbortController()
    const onProgress = (done: number) => done === 1 && controller.abort()
    await expect(portal.run(feed, { signal: controller.signal, onProgress })).rejects.toThrow('aborted')
    expect(await readCatalogue(portal.root)).toEqual([])
    expect(existsSync(join(portal.root, 'maze-sand'))).toBe(false)
  })
})
