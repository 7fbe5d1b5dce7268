import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { smartSearchCases } from './smart-search.cases.ts'
import { createSmartSearchMachine, smartSearchMachine } from './smart-search.machine.ts'
import { result, riyadh, search, tell } from './smart-search.rig.ts'
import {
  selectPositionUnknown,
  selectSearch,
  selectSearchCutOff,
  selectSearchMode,
  selectSearchResult,
  selectSearchStatus,
} from './smart-search.selectors.ts'
import type {
  Position,
  SearchRequest,
  SearchSource,
  SmartSearchEvent,
  SmartSearchPorts,
  SmartSearchResources,
} from './smart-search.types.ts'

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
