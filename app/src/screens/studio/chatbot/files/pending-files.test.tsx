import type { ChatFile } from '@saha/machines/chat'
import { expect, it } from 'vitest'
import { FileContents } from './file-contents.ts'
import { PendingFilesStore } from './pending-files.ts'
import { fileLimits } from './read-file.ts'

const text = (name: string) => new File([name], name, { type: 'text/plain' })

function createHarness() {
  const library = { getSnapshot: () => ({ entries: [] }) as never, loadFiles: async () => null }
  const contents = new FileContents(library)
  return { contents, store: new PendingFilesStore(contents) }
}

const getNames = (files: readonly ChatFile[]) => files.map(({ name }) => name)

it('collects files with their contents until they are sent', async () => {
  const { contents, store } = createHarness()
  const adding = store.add([text('a.txt'), text('b.txt')], [])
  expect(store.getSnapshot().reading).toBe(2)
  await adding
  const { files } = store.getSnapshot()
  expect(getNames(files)).toEqual(['a.txt', 'b.txt'])
  expect(await (await contents.load(files[0] as ChatFile))?.text()).toBe('a.txt')
  store.remove(files[0]?.id ?? '')
  expect(getNames(store.take())).toEqual(['b.txt'])
  expect(store.getSnapshot()).toEqual({ files: [], reading: 0, rejected: [] })
  expect(await contents.load({ id: 'unknown' })).toBe(null)
})

it('adds accepted files, and reports why the others were rejected', async () => {
  const { store } = createHarness()
  await store.add([text('a.txt'), new File([], 'empty.txt'), text('b.txt')], [])
  const { files, rejected, reading } = store.getSnapshot()
  expect(getNames(files)).toEqual(['a.txt', 'b.txt'])
  expect(rejected.map(({ fileName, problem }) => [fileName, problem])).toEqual([['empty.txt', 'empty']])
  expect(reading).toBe(0)
})

it('limits the number of files in a message and their size in a chat', async () => {
  const { store } = createHarness()
  await store.add(
    Array.from({ length: fileLimits.count + 1 }, (_, at) => text(`${at}.txt`)),
    [],
  )
  expect(store.getSnapshot().files).toHaveLength(fileLimits.count)
  expect(store.getSnapshot().rejected[0]?.problem).toBe('count')
  store.take()
  await store.add([text('a.txt')], [{ id: '1', name: 'v', type: 'video/mp4', size: fileLimits.chat }])
  expect(store.getSnapshot()).toMatchObject({ files: [], rejected: [{ problem: 'chat' }] })
})
