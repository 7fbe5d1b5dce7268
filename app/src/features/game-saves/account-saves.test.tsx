import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appwrite } from '../../adapters/appwrite/client/client.ts'
import { findGameSave, loadGameSave, storeGameSave } from '../../adapters/appwrite/documents/game-saves.ts'
import { exportRecords, listRecords, removeRecord } from '../../adapters/appwrite/documents/user-data.ts'
import { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { connection } from '../../adapters/network/connection.ts'
import { saves } from '../../adapters/storage/game-saves.ts'
import { unsentSaves } from '../../adapters/storage/unsent-saves.ts'
import { flushSaves, openSave, resolveConflict, storeSave } from './account-saves.ts'
import { sendSave, sendSaves } from './send-saves.ts'

const { signal } = new AbortController()
const save = { userId: 'sara', gameId: 'maze' }
let backend: Backend

const rows = () => backend.documents['game_saves'] ?? []
const findStored = async () => {
  const head = await findGameSave(save, signal)
  return head && { ...head, data: await loadGameSave({ ...save, recordId: head.recordId }, signal) }
}
/** Stores a change on this device, and sends it. */
const saveHere = async (data: string) => {
  await storeSave('maze', 'sara', data)
  await sendSave('maze', 'sara')
}
let writes = 0
/** Stores a change as another device does that has read the latest revision. */
const saveElsewhere = async (data: string) => {
  const head = await findGameSave(save, signal)
  await storeGameSave(
    {
      ...save,
      recordId: head?.recordId ?? null,
      revision: (head?.revision ?? 0) + 1,
      writeId: `write-${writes++}`,
      data,
    },
    signal,
  )
}

beforeAll(() => appwrite())
beforeEach(() => {
  backend = Backend.signedInAs('sara')
  vi.stubGlobal('fetch', backend.fetch)
})
afterEach(async () => {
  flushSaves()
  connection.asked(true)
  await saves.removeGames(() => true)
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a save of a signed-in user', () => {
  it('is one row of the account, which each change replaces', async () => {
    await saveHere('level 1')
    await saveHere('level 2 — المرحلة')
    expect(rows()).toHaveLength(1)
    expect(rows()[0]?.$id).toMatch(/^[0-9a-f]{36}$/)
    expect(await findStored()).toMatchObject({ revision: 2, size: 17, data: 'level 2 — المرحلة' })
    expect(unsentSaves.exist()).toBe(false)
  })

  it('is sent when the game is left', async () => {
    await storeSave('maze', 'sara', 'level 1')
    expect(rows()).toEqual([])
    flushSaves()
    await expect.poll(rows).toHaveLength(1)
  })

  it('stays in the browser for a guest', async () => {
    await storeSave('maze', null, 'level 1')
    flushSaves()
    expect(await openSave('maze', null)).toEqual({ data: 'level 1', conflict: null })
    expect(backend.calls).toEqual([])
  })

  it('is sent after the connection returns', async () => {
    connection.asked(false)
    await saveHere('level 1')
    expect(rows()).toEqual([])
    expect(unsentSaves.exist()).toBe(true)
    connection.asked(true)
    await sendSaves('omar', () => true)
    expect(rows()).toEqual([])
    await sendSaves('sara', () => true)
    expect(await findStored()).toMatchObject({ data: 'level 1' })
    expect(unsentSaves.exist()).toBe(false)
  })

  it('takes another id when someone has taken its own', async () => {
    await saveElsewhere('level 1')
    const $id = rows()[0]?.$id ?? ''
    const foreign = { $id, user_id: 'sara', game_id: 'maze', $permissions: ['delete("user:mallory")'] }
    backend.documents['game_saves'] = [foreign]
    await saveHere('level 2')
    expect(rows()).toHaveLength(2)
    expect(await findStored()).toMatchObject({ data: 'level 2' })
  })

  it('is stored once when the response is lost', async () => {
    backend.wrong.set('create save', 'answer lost')
    await saveHere('level 1')
    backend.wrong.clear()
    await saveHere('level 2')
    expect(rows()).toHaveLength(1)
    expect(await findStored()).toMatchObject({ revision: 2, data: 'level 2' })
  }, 20_000)

  it('is refused when it does not fit even compressed', async () => {
    const random = new Uint16Array(2_000_000)
    for (let at = 0; at < random.length; at += 32_768)
      crypto.getRandomValues(random.subarray(at, at + 32_768))
    const data = Array.from(random, (value) => String.fromCharCode(0x4e00 + (value % 20_000))).join('')
    await expect(
      storeGameSave({ ...save, recordId: null, revision: 1, writeId: 'w', data }, signal),
    ).rejects.toMatchObject({ kind: 'too-large' })
    expect(rows()).toEqual([])
  }, 20_000)

  it.each(['', 'no base64!', btoa('not deflated')])('is not read from the row %j', async (data) => {
    await saveElsewhere('level 1')
    backend.documents['game_saves'] = rows().map((row) => ({ ...row, data }))
    await saves.set('maze', 'sara', { data: 'level 0' })
    expect(await openSave('maze', 'sara')).toEqual({ data: 'level 0', conflict: null })
  })

  it('is exported and deleted with the data of the account', async () => {
    await saveHere('level 1')
    expect((await exportRecords({ userId: 'sara' }, signal)).saves).toMatchObject([
      { game: 'maze', data: 'level 1' },
    ])
    const records = await listRecords({ userId: 'sara' }, signal)
    expect(records).toEqual([{ kind: 'save', id: rows()[0]?.$id }])
    for (const record of records) await removeRecord({ userId: 'sara', record }, signal)
    expect(rows()).toEqual([])
    // The next change stores it again.
    await saveHere('level 2')
    expect(await findStored()).toMatchObject({ data: 'level 2' })
  })
})

describe('a save of two devices', () => {
  it('opens as the other device left it, if this one has not changed it', async () => {
    await saveElsewhere('level 1')
    expect(await openSave('maze', 'sara')).toEqual({ data: 'level 1', conflict: null })
    await saveElsewhere('level 2')
    expect(await openSave('maze', 'sara')).toEqual({ data: 'level 2', conflict: null })
    await saveHere('level 3')
    expect(await findStored()).toMatchObject({ revision: 3, data: 'level 3' })
  })

  it('never replaces a change of the other device unasked', async () => {
    await saveHere('level 1')
    await saveElsewhere('level 2 there')
    await saveHere('level 2 here')
    expect(await findStored()).toMatchObject({ data: 'level 2 there' })
    expect(unsentSaves.exist()).toBe(true)
  })

  it('is not replaced by a later attempt of a change that did not arrive', async () => {
    await saveHere('level 1')
    backend.wrong.set('update save', 'no answer')
    await saveHere('level 2 here')
    backend.wrong.clear()
    await saveElsewhere('level 2 there')
    await sendSaves('sara', () => true)
    expect(await findStored()).toMatchObject({ data: 'level 2 there' })
    expect(backend.calls.filter(({ name }) => name === 'update save')).toHaveLength(2)
    expect(unsentSaves.exist()).toBe(true)
  })

  it('asks which to keep when both devices changed the same version at once', async () => {
    await saveHere('level 1')
    await storeSave('maze', 'sara', 'level 2 here')
    await sendSave('maze', 'sara')
    backend.documents['game_saves'] = rows().map((row) => ({ ...row, write_id: 'of the other device' }))
    await storeSave('maze', 'sara', 'level 3 here')
    expect(await openSave('maze', 'sara')).toMatchObject({ conflict: { gameId: 'maze' } })
  })

  it.each([
    ['device', 'level 2 here'],
    ['account', 'level 2 there'],
  ] as const)('is the one of the %s when the user decides so', async (keeps, data) => {
    await saveHere('level 1')
    await saveElsewhere('level 2 there')
    await saveHere('level 2 here')
    const { conflict } = await openSave('maze', 'sara')
    if (!conflict) throw new Error('There is no conflict.')
    expect(conflict).toMatchObject({ device: { size: 12 }, account: { size: 13 } })
    expect(Math.abs(conflict.device.changedAt - Date.now())).toBeLessThan(60_000)
    await resolveConflict(conflict, keeps)
    expect(await openSave('maze', 'sara')).toEqual({ data, conflict: null })
    await sendSaves('sara', () => true)
    expect(await findStored()).toMatchObject({ data })
    expect(unsentSaves.exist()).toBe(false)
  })

  it('is no conflict when both have the same content', async () => {
    await saveElsewhere('level 1')
    await saves.set('maze', 'sara', { data: 'level 1' })
    expect(await openSave('maze', 'sara')).toEqual({ data: 'level 1', conflict: null })
  })

  it('asks which to keep when a guest with a save signs in', async () => {
    await saveElsewhere('level 9')
    await storeSave('maze', null, 'level 1')
    expect(await openSave('maze', 'sara')).toMatchObject({
      conflict: { device: { changedAt: 0, size: 7 }, account: { data: 'level 9' } },
    })
  })

  it('opens as this device has it when the account does not answer', async () => {
    await saveHere('level 1')
    await saveElsewhere('level 2')
    backend.wrong.set('list saves', '500')
    expect(await openSave('maze', 'sara')).toEqual({ data: 'level 1', conflict: null })
  }, 20_000)
})
