import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { result, riyadh, search, tell } from './smart-search.rig.ts'
import {
  selectSearch,
  selectSearchCutOff,
  selectSearchFailure,
  selectSearchFailureKind,
  selectSearchResult,
  selectSearchStatus,
} from './smart-search.selectors.ts'
import type { LocatorFact } from './smart-search.types.ts'

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
