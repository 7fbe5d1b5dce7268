import { startRig } from '../testing/index.ts'
import { smartSearchCases } from './smart-search.cases.ts'
import { smartSearchMachine } from './smart-search.machine.ts'
import type { LocatorFact, Position, SearchResult, SmartSearchPorts } from './smart-search.types.ts'

export const riyadh: Position = { latitude: 24.7, longitude: 46.6 }

export const result: SearchResult = {
  text: 'Two of them.',
  sources: [{ web: { uri: 'https://example.org/', title: 'example.org' } }],
}

export const start = async (mode: 'web' | 'maps' = 'web') => {
  const rig = startRig<typeof smartSearchMachine, SmartSearchPorts>(smartSearchMachine, smartSearchCases)
  await rig.send({ type: 'mode.change', mode })
  return rig
}

export const search = async (mode: 'web' | 'maps' = 'web', query = 'cafés') => {
  const rig = await start(mode)
  await rig.send({ type: 'search.submit', query })
  return rig
}

export type Searching = Awaited<ReturnType<typeof start>>

export const locator = (rig: Searching) => rig.resources.locator!.holds.at(-1)!

export const tell = async (rig: Searching, ...facts: LocatorFact[]) => {
  for (const fact of facts) locator(rig).send(fact)
  await rig.settle()
}
