import { startHarness } from '../testing/index.ts'
import { smartSearchFixtures } from './smart-search.fixtures.ts'
import { smartSearchMachine } from './smart-search.machine.ts'
import type { LocatorEvent, Position, SearchResult, SmartSearchPorts } from './smart-search.types.ts'

export const riyadh: Position = { latitude: 24.7, longitude: 46.6 }

export const result: SearchResult = {
  text: 'Two of them.',
  sources: [{ web: { uri: 'https://example.org/', title: 'example.org' } }],
}

export const start = async (mode: 'web' | 'maps' = 'web') => {
  const harness = startHarness<typeof smartSearchMachine, SmartSearchPorts>(
    smartSearchMachine,
    smartSearchFixtures,
  )
  await harness.send({ type: 'mode.change', mode })
  return harness
}

export const search = async (mode: 'web' | 'maps' = 'web', query = 'cafés') => {
  const harness = await start(mode)
  await harness.send({ type: 'search.submit', query })
  return harness
}

export type Searching = Awaited<ReturnType<typeof start>>

export const locator = (harness: Searching) => harness.resources.locator!.holds.at(-1)!

export const emitLocator = async (harness: Searching, ...events: LocatorEvent[]) => {
  for (const fact of events) locator(harness).send(fact)
  await harness.settle()
}
