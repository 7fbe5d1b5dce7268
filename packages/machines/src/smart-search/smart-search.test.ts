import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { smartSearchCases } from './smart-search.cases.ts'
import { createSmartSearchMachine, smartSearchMachine } from './smart-search.machine.ts'
import {
  selectPositionUnknown,
  selectSearch,
  selectSearchCutOff,
  selectSearchFailure,
  selectSearchFailureKind,
  selectSearchMode,
  selectSearchResult,
  selectSearchStatus,
} from './smart-search.selectors.ts'
import type {
  LocatorFact,
  Position,
  SearchRequest,
  SearchResult,
  SearchSource,
  SmartSearchEvent,
  SmartSearchPorts,
  SmartSearchResources,
} from './smart-search.types.ts'

const riyadh: Position = { latitude: 24.7, longitude: 46.6 }
const result: SearchResult = {
  text: 'Two of them.',
  sources: [{ web: { uri: 'https://example.org/', title: 'example.org' } }],
}

const start = async (mode: 'web' | 'maps' = 'web') => {
  const rig = startRig<typeof smartSearchMachine, SmartSearchPorts>(smartSearchMachine, smartSearchCases)
  await rig.send({ type: 'mode.change', mode })
  return rig
}

const search = async (mode: 'web' | 'maps' = 'web', query = 'cafés') => {
  const rig = await start(mode)
  await rig.send({ type: 'search.submit', query })
  return rig
}

type Searching = Awaited<ReturnType<typeof start>>

const locator = (rig: Searching) => rig.resources.locator!.holds.at(-1)!
const tell = async (rig: Searching, ...facts: LocatorFact[]) => {
  for (const fact of facts) locator(rig).send(fact)
  await rig.settle()
}

const isOnEarth = ({ latitude, longitude }: Position) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

describeChart(smartSearchMachine, smartSearchCases, {
  invariants: {
    'an answer is shown exactly when there is one, a failure exactly when there is none': ({ snapshot }) =>
      (snapshot.context.answer !== null) === snapshot.matches({ query: 'answered' }) &&
      (snapshot.context.failure !== null) === snapshot.matches({ query: 'failed' }),
    'where the visitor is, is known only while a maps search is on its way': ({ snapshot }) =>
      snapshot.context.position === null ||
      (snapshot.matches({ query: 'searching' }) && snapshot.context.search?.mode === 'maps'),
    'only a maps search asks where the visitor is': ({ held, snapshot }) =>
      !held.includes('locator') || snapshot.context.search?.mode === 'maps',
    'one call at a time': ({ held }) => held.length <= 1,
    'nothing blank is searched for, and no place that is not on earth': ({ started }) =>
      (started.search ?? []).every((input) => {
        const { query, position } = input as SearchRequest
        return query.trim() !== '' && (position === null || isOnEarth(position))
      }),
    'only a maps search without a position warns': ({ snapshot: { context } }) =>
      !context.positionUnknown || (context.search?.mode === 'maps' && context.position === null),
    'a search keeps the mode it was asked in': ({ steps }) =>
      steps.every(
        ({ before, after, event }) =>
          !before?.context.search ||
          !after.context.search ||
          event.type === 'search.submit' ||
          before.context.search.mode === after.context.search.mode,
      ),
  },
})

describe('smartSearch: on the web', () => {
  it('searches at once, without asking where the visitor is', async () => {
    const rig = await search('web')
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    expect(rig.held).toEqual(['search'])
    expect(rig.ports.search.calls[0]?.input).toEqual({ query: 'cafés', mode: 'web', position: null })
    rig.ports.search.resolve({ value: result, cutOff: false })
    await rig.settle()
    expect(selectSearchStatus(rig.snapshot)).toBe('answered')
    expect(selectSearchResult(rig.snapshot)).toBe(result)
    expect(selectPositionUnknown(rig.snapshot)).toBe(false)
  })

  it('says when the answer was cut off', async () => {
    const rig = await search()
    rig.ports.search.resolve({ value: result, cutOff: true })
    await rig.settle()
    expect(selectSearchResult(rig.snapshot)).toBe(result)
    expect(selectSearchCutOff(rig.snapshot)).toBe(true)
  })

  it.each(['', ' ', '\n'])('does nothing for the blank %o', async (query) => {
    const rig = await search('maps', query)
    expect(selectSearchStatus(rig.snapshot)).toBe('idle')
    expect(rig.held).toEqual([])
  })

  it('drops a search for the next one', async () => {
    const rig = await search('web', 'first')
    await rig.send({ type: 'search.submit', query: 'second' })
    rig.ports.search.calls[0]?.resolve({ value: result, cutOff: false })
    await rig.settle()
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    expect(rig.ports.search.open.map(({ input }) => input.query)).toEqual(['second'])
  })
})

describe('smartSearch: on maps', () => {
  it('asks where the visitor is, then searches near them', async () => {
    const rig = await search('maps')
    expect(selectSearchStatus(rig.snapshot)).toBe('locating')
    await tell(rig, { type: 'locator.granted' }, { type: 'locator.found', position: riyadh })
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    expect(rig.ports.search.calls[0]?.input).toEqual({ query: 'cafés', mode: 'maps', position: riyadh })
    expect(selectPositionUnknown(rig.snapshot)).toBe(false)
  })

  it.each([
    ['the visitor says no', { type: 'locator.failed', kind: 'permission' }],
    ['it is nonsense', { type: 'locator.found', position: { latitude: Number.NaN, longitude: 0 } }],
    ['it is east of the earth', { type: 'locator.found', position: { latitude: 0, longitude: 181 } }],
    ['it is south of the earth', { type: 'locator.found', position: { latitude: -91, longitude: 0 } }],
  ] as [string, LocatorFact][])('warns and searches without a position when %s', async (_, fact) => {
    const rig = await search('maps')
    await tell(rig, fact)
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    expect(selectPositionUnknown(rig.snapshot)).toBe(true)
    expect(rig.ports.search.calls[0]?.input.position).toBe(null)
    rig.ports.search.resolve({ value: result, cutOff: false })
    await rig.settle()
    expect(selectPositionUnknown(rig.snapshot)).toBe(true)
    expect(selectSearchFailure(rig.snapshot)).toBe(null)
  })

  it('gives the visitor a minute to answer the browser, and goes on without them', async () => {
    const rig = await search('maps')
    await rig.advance(59_999)
    expect(selectSearchStatus(rig.snapshot)).toBe('locating')
    await rig.advance(1)
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    expect(selectPositionUnknown(rig.snapshot)).toBe(true)
    expect(rig.held).toEqual(['search'])
  })

  it('gives the device 5 s to find out, counted from the yes, and what it finds later changes nothing', async () => {
    const rig = await search('maps')
    await rig.advance(40_000)
    await tell(rig, { type: 'locator.granted' })
    await rig.advance(4999)
    expect(selectSearchStatus(rig.snapshot)).toBe('locating')
    await rig.advance(1)
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    expect(selectPositionUnknown(rig.snapshot)).toBe(true)
    await tell(rig, { type: 'locator.found', position: riyadh })
    expect(rig.ports.search.calls).toHaveLength(1)
    expect(selectPositionUnknown(rig.snapshot)).toBe(true)
  })

  it('asks anew where the visitor is when it searches again', async () => {
    const rig = await search('maps')
    locator(rig).deny('odd')
    await rig.settle()
    rig.ports.search.reject('odd')
    await rig.settle()
    await rig.send({ type: 'search.retry' })
    expect(selectSearchStatus(rig.snapshot)).toBe('locating')
    expect(selectPositionUnknown(rig.snapshot)).toBe(false)
    expect(selectSearchFailure(rig.snapshot)).toBe(null)
  })
})

describe('smartSearch: the mode', () => {
  it('is the web at first, and changes at any time', async () => {
    const rig = startRig<typeof smartSearchMachine, SmartSearchPorts>(smartSearchMachine, smartSearchCases)
    expect(selectSearchMode(rig.snapshot)).toBe('web')
    await rig.send({ type: 'mode.change', mode: 'maps' })
    expect(selectSearchMode(rig.snapshot)).toBe('maps')
    await rig.send({ type: 'mode.change', mode: 'web' })
    expect(selectSearchMode(rig.snapshot)).toBe('web')
  })

  it('counts for the next search: one on its way stays what it is', async () => {
    const rig = await search('maps')
    await rig.send({ type: 'mode.change', mode: 'web' })
    expect(selectSearchStatus(rig.snapshot)).toBe('locating')
    await tell(rig, { type: 'locator.granted' }, { type: 'locator.found', position: riyadh })
    expect(rig.ports.search.calls[0]?.input.mode).toBe('maps')
    expect(selectSearch(rig.snapshot)).toEqual({ query: 'cafés', mode: 'maps' })
    rig.ports.search.reject('odd')
    await rig.settle()
    await rig.send({ type: 'search.retry' })
    expect(selectSearchStatus(rig.snapshot)).toBe('locating')
    await rig.send({ type: 'search.submit', query: 'cafés' })
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
  })
})

describe.each(['answered', 'failed'] as const)('smartSearch: again once it has %s', (ending) => {
  const ended = async (mode: 'web' | 'maps') => {
    const rig = await search(mode)
    if (mode === 'maps') await tell(rig, { type: 'locator.granted' })
    if (mode === 'maps') await tell(rig, { type: 'locator.found', position: riyadh })
    if (ending === 'failed') rig.ports.search.reject(new PortError('server', 'down'))
    else rig.ports.search.resolve({ value: result, cutOff: false })
    await rig.settle()
    expect(selectSearchStatus(rig.snapshot)).toBe(ending)
    await rig.send({ type: 'search.retry' })
    return rig
  }

  it('asks the same on the web', async () => {
    const rig = await ended('web')
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    expect(rig.ports.search.open.map(({ input }) => input.query)).toEqual(['cafés'])
    expect(selectSearchResult(rig.snapshot)).toBe(null)
    expect(selectSearchCutOff(rig.snapshot)).toBe(false)
    expect(selectSearchFailure(rig.snapshot)).toBe(null)
  })

  it('asks first where the visitor is now on maps', async () => {
    const rig = await ended('maps')
    expect(selectSearchStatus(rig.snapshot)).toBe('locating')
    expect(rig.held).toEqual(['locator'])
    expect(rig.snapshot.context.position).toBe(null)
  })
})

describe('smartSearch: no answer', () => {
  it('never shows an answer of nothing as one', async () => {
    const rig = await search()
    rig.ports.search.resolve({ value: { text: ' ', sources: [] }, cutOff: false })
    await rig.settle()
    expect(selectSearchStatus(rig.snapshot)).toBe('failed')
    expect(selectSearchFailure(rig.snapshot)).toBe('search')
    expect(selectSearchFailureKind(rig.snapshot)).toBe('empty')
  })

  it.each<[unknown, FailureKind]>([
    [new PortError('blocked', 'SAFETY'), 'blocked'],
    [new PortError('empty', 'no parts'), 'empty'],
    [new Error('odd'), 'unknown'],
  ])('tells "search" for %s, and why', async (error, kind) => {
    const rig = await search()
    rig.ports.search.reject(error)
    await rig.settle()
    expect(selectSearchStatus(rig.snapshot)).toBe('failed')
    expect(selectSearchFailure(rig.snapshot)).toBe('search')
    expect(selectSearchFailureKind(rig.snapshot)).toBe(kind)
  })

  it('tells "search" after a minute', async () => {
    const rig = await search()
    await rig.advance(59_999)
    expect(selectSearchStatus(rig.snapshot)).toBe('searching')
    await rig.advance(1)
    expect(selectSearchFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it.each(['web', 'maps'] as const)(
    'can be cancelled on %s, and nothing comes of late answers',
    async (mode) => {
      const rig = await search(mode)
      await rig.send({ type: 'search.cancel' })
      expect(selectSearchStatus(rig.snapshot)).toBe('idle')
      expect(selectSearch(rig.snapshot)).toBe(null)
      expect(rig.held).toEqual([])
      rig.resources.locator?.holds[0]?.send({ type: 'locator.found', position: riyadh } as LocatorFact)
      rig.ports.search.calls[0]?.resolve({ value: result, cutOff: false })
      await rig.settle()
      expect(selectSearchStatus(rig.snapshot)).toBe('idle')
      expect(rig.held).toEqual([])
    },
  )
})

describe('smartSearch: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof smartSearchMachine>>().toEqualTypeOf<SmartSearchEvent>()
    expectTypeOf<{ type: 'mode.change'; mode: 'images' }>().not.toExtend<SmartSearchEvent>()
    expectTypeOf<{ uri: string; title: string }>().not.toExtend<SearchSource>()
    expectTypeOf(createSmartSearchMachine)
      .parameter(0)
      .toEqualTypeOf<SmartSearchPorts & SmartSearchResources>()
    expectTypeOf<{ search: () => Promise<string> }>().not.toExtend<SmartSearchPorts>()
  })
})
