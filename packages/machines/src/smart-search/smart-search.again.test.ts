import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { result, riyadh, search, emitLocator } from './smart-search.harness.ts'
import {
  selectSearch,
  selectSearchCutOff,
  selectSearchFailure,
  selectSearchResult,
  selectSearchStatus,
} from './smart-search.selectors.ts'
import type { LocatorEvent } from './smart-search.types.ts'

describe.each(['answered', 'failed'] as const)('smartSearch: retry once it has %s', (ending) => {
  const ended = async (mode: 'web' | 'maps') => {
    const harness = await search(mode)
    if (mode === 'maps') await emitLocator(harness, { type: 'locator.granted' })
    if (mode === 'maps') await emitLocator(harness, { type: 'locator.found', position: riyadh })
    if (ending === 'failed') harness.ports.search.reject(new PortError('server', 'down'))
    else harness.ports.search.resolve({ value: result, cutOff: false })
    await harness.settle()
    expect(selectSearchStatus(harness.snapshot)).toBe(ending)
    await harness.send({ type: 'search.retry' })
    return harness
  }

  it('repeats the search on the web', async () => {
    const harness = await ended('web')
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    expect(harness.ports.search.open.map(({ input }) => input.query)).toEqual(['cafés'])
    expect(selectSearchResult(harness.snapshot)).toBe(null)
    expect(selectSearchCutOff(harness.snapshot)).toBe(false)
    expect(selectSearchFailure(harness.snapshot)).toBe(null)
  })

  it('locates the user again on maps', async () => {
    const harness = await ended('maps')
    expect(selectSearchStatus(harness.snapshot)).toBe('locating')
    expect(harness.held).toEqual(['locator'])
    expect(harness.snapshot.context.position).toBe(null)
  })
})

describe('smartSearch: failures', () => {
  it('treats an empty answer as a failure', async () => {
    const harness = await search()
    harness.ports.search.resolve({ value: { text: ' ', sources: [] }, cutOff: false })
    await harness.settle()
    expect(selectSearchStatus(harness.snapshot)).toBe('failed')
    expect(selectSearchFailure(harness.snapshot)).toBe('search')
    expect(harness.snapshot.context.failure?.kind).toBe('empty')
  })

  it.each<[unknown, FailureKind]>([
    [new PortError('blocked', 'SAFETY'), 'blocked'],
    [new PortError('empty', 'no parts'), 'empty'],
    [new Error('odd'), 'unknown'],
  ])('fails with "search" for %s, with its kind', async (error, kind) => {
    const harness = await search()
    harness.ports.search.reject(error)
    await harness.settle()
    expect(selectSearchStatus(harness.snapshot)).toBe('failed')
    expect(selectSearchFailure(harness.snapshot)).toBe('search')
    expect(harness.snapshot.context.failure?.kind).toBe(kind)
  })

  it('fails with "search" after a minute', async () => {
    const harness = await search()
    await harness.advance(59_999)
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    await harness.advance(1)
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it.each(['web', 'maps'] as const)('can be cancelled on %s, and ignores late answers', async (mode) => {
    const harness = await search(mode)
    await harness.send({ type: 'search.cancel' })
    expect(selectSearchStatus(harness.snapshot)).toBe('idle')
    expect(selectSearch(harness.snapshot)).toBe(null)
    expect(harness.held).toEqual([])
    harness.resources.locator?.holds[0]?.send({ type: 'locator.found', position: riyadh } as LocatorEvent)
    harness.ports.search.calls[0]?.resolve({ value: result, cutOff: false })
    await harness.settle()
    expect(selectSearchStatus(harness.snapshot)).toBe('idle')
    expect(harness.held).toEqual([])
  })
})
