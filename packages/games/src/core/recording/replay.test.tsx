import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { readLog } from '../../bridge/index.ts'
import { recordings } from '../../testing/recorded-runs.ts'
import { recordRuns, type RecordedLog } from '../../testing/record-runs.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    recordRuns: () => Promise<RecordedLog[]>
  }
}

it('a run that Node recorded replays in this browser to the same score, for every game', async () => {
  const logs = await commands.recordRuns()
  expect(new Set(logs.map(({ id }) => id))).toEqual(new Set(Object.keys(recordings)))
  for (const { id, text, ...result } of logs)
    expect({ id, ...(await recordings[id].replay(text)) }).toEqual({ id, ...result })
})

it('bots play the same runs in this browser as in Node, move by move', async () => {
  const readAll = (logs: readonly RecordedLog[]) =>
    Promise.all(logs.map(async ({ id, text, over }) => ({ id, over, log: await readLog(text) })))
  expect(await readAll(await recordRuns())).toEqual(await readAll(await commands.recordRuns()))
})
