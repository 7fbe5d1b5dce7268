import { bundleRules } from '../../packages/games/bundle-rules.ts'
import { createSimulation } from '../../packages/games/src/core/game.ts'
import { readMoves } from '../../packages/games/src/core/recording/move-list.ts'
import { readLog } from '../../packages/games/src/bridge/log/run-log.ts'
import { recordings } from '../../packages/games/src/testing/recorded-runs.ts'
import { recordRuns, type RecordedLog } from '../../packages/games/src/testing/record-runs.ts'
import { expect, test } from './support/portal.ts'

type SomeRules = Parameters<typeof createSimulation>[0]

declare global {
  interface Window {
    rules?: SomeRules
  }
}

const readPairs = async (text: string) => {
  const log = await readLog(text)
  if ('refused' in log) throw new Error(log.refused)
  return { seed: log.seed, level: log.level, pairs: [...(readMoves(log.moves)?.pairs() ?? [])] }
}
type Pairs = Awaited<ReturnType<typeof readPairs>>

/** Replays a run in the page, and returns its whole last state. */
function replayInPage({ seed, level, pairs }: Pairs): string {
  const { rules } = window
  if (!rules) throw new Error('There are no rules in this page.')
  const state = rules.start({ seed, level })
  for (const [count, code] of pairs)
    for (let step = 0; step < count; step++) rules.step(state, rules.decodeMove(code), () => undefined)
  return JSON.stringify(state)
}

test('replays the runs that Node recorded to the same state, bit for bit', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.open()
  const runs = Map.groupBy(await recordRuns(), ({ id }) => id)
  expect([...runs.keys()]).toEqual(Object.keys(recordings))
  for (const [id, logs] of runs) {
    const { code } = await bundleRules(id)
    const script = code.trim().replace(/export\s*\{\s*(\w+) as rules\s*\};?$/, 'window.rules=$1')
    expect(script).toContain('window.rules=')
    await visitor.driver.inject(`(()=>{${script}})()`)
    const { rules } = await importRules(code)
    for (const { text, score } of logs satisfies RecordedLog[]) {
      const pairs = await readPairs(text)
      const state = await visitor.driver.evaluate(replayInPage, pairs)
      expect(JSON.parse(state), id).toMatchObject({ score })
      expect(state, id).toBe(replayInNode(rules, pairs))
    }
  }
})

const importRules = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<{ rules: SomeRules }>

function replayInNode(rules: SomeRules, { seed, level, pairs }: Pairs): string {
  const { state, step } = createSimulation(rules, { seed, level })
  for (const [count, code] of pairs) for (let at = 0; at < count; at++) step(code)
  return JSON.stringify(state)
}
