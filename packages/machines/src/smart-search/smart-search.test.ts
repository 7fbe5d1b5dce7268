import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { smartSearchFixtures } from './smart-search.fixtures.ts'
import { createSmartSearchMachine, smartSearchMachine } from './smart-search.machine.ts'
import { result, riyadh, search, emitLocator } from './smart-search.harness.ts'
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

describeChart(smartSearchMachine, smartSearchFixtures, {
  invariants: {
    'an answer is shown exactly when answered, a failure exactly when failed': ({ snapshot }) =>
      (snapshot.context.answer !== null) === snapshot.matches({ query: 'answered' }) &&
      (snapshot.context.failure !== null) === snapshot.matches({ query: 'failed' }),
    'the position is known only during a maps search': ({ snapshot }) =>
      snapshot.context.position === null ||
      (snapshot.matches({ query: 'searching' }) && snapshot.context.search?.mode === 'maps'),
    'only a maps search locates the user': ({ held, snapshot }) =>
      !held.includes('locator') || snapshot.context.search?.mode === 'maps',
    'one call at a time': ({ held }) => held.length <= 1,
    'no query is blank, and every position is on earth': ({ started }) =>
      (started.search ?? []).every((input) => {
        const { query, position } = input as SearchRequest
        return query.trim() !== '' && (position === null || isOnEarth(position))
      }),
    'only a maps search without a position warns': ({ snapshot: { context } }) =>
      !context.positionUnknown || (context.search?.mode === 'maps' && context.position === null),
    'a search keeps the mode it was started in': ({ steps }) =>
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
  it('searches at once, without locating the user', async () => {
    const harness = await search('web')
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    expect(harness.held).toEqual(['search'])
    expect(harness.ports.search.calls[0]?.input).toEqual({ query: 'cafés', mode: 'web', position: null })
    harness.ports.search.resolve({ value: result, cutOff: false })
    await harness.settle()
    expect(selectSearchStatus(harness.snapshot)).toBe('answered')
    expect(selectSearchResult(harness.snapshot)).toBe(result)
    expect(selectPositionUnknown(harness.snapshot)).toBe(false)
  })

  it('marks an answer that was cut off', async () => {
    const harness = await search()
    harness.ports.search.resolve({ value: result, cutOff: true })
    await harness.settle()
    expect(selectSearchResult(harness.snapshot)).toBe(result)
    expect(selectSearchCutOff(harness.snapshot)).toBe(true)
  })

  it.each(['', ' ', '\n'])('ignores the blank query %o', async (query) => {
    const harness = await search('maps', query)
    expect(selectSearchStatus(harness.snapshot)).toBe('idle')
    expect(harness.held).toEqual([])
  })

  it('aborts a search for the next one', async () => {
    const harness = await search('web', 'first')
    await harness.send({ type: 'search.submit', query: 'second' })
    harness.ports.search.calls[0]?.resolve({ value: result, cutOff: false })
    await harness.settle()
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    expect(harness.ports.search.open.map(({ input }) => input.query)).toEqual(['second'])
  })
})

describe('smartSearch: the mode', () => {
  it('is web at first, and can change at any time', async () => {
    const harness = startHarness<typeof smartSearchMachine, SmartSearchPorts>(
      smartSearchMachine,
      smartSearchFixtures,
    )
    expect(selectSearchMode(harness.snapshot)).toBe('web')
    await harness.send({ type: 'mode.change', mode: 'maps' })
    expect(selectSearchMode(harness.snapshot)).toBe('maps')
    await harness.send({ type: 'mode.change', mode: 'web' })
    expect(selectSearchMode(harness.snapshot)).toBe('web')
  })

  it('applies to the next search, not to a pending one', async () => {
    const harness = await search('maps')
    await harness.send({ type: 'mode.change', mode: 'web' })
    expect(selectSearchStatus(harness.snapshot)).toBe('locating')
    await emitLocator(harness, { type: 'locator.granted' }, { type: 'locator.found', position: riyadh })
    expect(harness.ports.search.calls[0]?.input.mode).toBe('maps')
    expect(selectSearch(harness.snapshot)).toEqual({ query: 'cafés', mode: 'maps' })
    harness.ports.search.reject('odd')
    await harness.settle()
    await harness.send({ type: 'search.retry' })
    expect(selectSearchStatus(harness.snapshot)).toBe('locating')
    await harness.send({ type: 'search.submit', query: 'cafés' })
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
  })
})

describe('smartSearch: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof smartSearchMachine>>().toEqualTypeOf<SmartSearchEvent>()
    expectTypeOf<{ type: 'mode.change'; mode: 'images' }>().not.toExtend<SmartSearchEvent>()
    expectTypeOf<{ uri: string; title: string }>().not.toExtend<SearchSource>()
    expectTypeOf(createSmartSearchMachine)
      .parameter(0)
      .toEqualTypeOf<SmartSearchPorts & SmartSearchResources>()
    expectTypeOf<{ search: () => Promise<string> }>().not.toExtend<SmartSearchPorts>()
  })
})
