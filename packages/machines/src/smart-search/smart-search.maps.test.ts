import { describe, expect, it } from 'vitest'
import { locator, result, riyadh, search, tell } from './smart-search.rig.ts'
import { selectPositionUnknown, selectSearchFailure, selectSearchStatus } from './smart-search.selectors.ts'
import type { LocatorFact } from './smart-search.types.ts'

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

  it.each([
    { latitude: 90, longitude: -180 },
    { latitude: -90, longitude: 180 },
    { latitude: 0, longitude: 135 },
  ])('searches up to the ends of the earth: %o', async (position) => {
    const rig = await search('maps')
    await tell(rig, { type: 'locator.found', position })
    expect(rig.ports.search.calls[0]?.input.position).toEqual(position)
    expect(selectPositionUnknown(rig.snapshot)).toBe(false)
  })

  it.each(['answered', 'failed'] as const)('forgets where the visitor is once it has %s', async (ending) => {
    const rig = await search('maps')
    await tell(rig, { type: 'locator.found', position: riyadh })
    expect(rig.snapshot.context.position).toEqual(riyadh)
    if (ending === 'answered') rig.ports.search.resolve({ value: result, cutOff: false })
    else rig.ports.search.reject('odd')
    await rig.settle()
    expect(selectSearchStatus(rig.snapshot)).toBe(ending)
    expect(rig.snapshot.context.position).toBe(null)
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
