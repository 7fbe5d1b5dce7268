import { describe, expect, it } from 'vitest'
import { locator, result, riyadh, search, emitLocator } from './smart-search.harness.ts'
import { selectPositionUnknown, selectSearchFailure, selectSearchStatus } from './smart-search.selectors.ts'
import type { LocatorEvent } from './smart-search.types.ts'

describe('smartSearch: on maps', () => {
  it('locates the user, then searches near them', async () => {
    const harness = await search('maps')
    expect(selectSearchStatus(harness.snapshot)).toBe('locating')
    await emitLocator(harness, { type: 'locator.granted' }, { type: 'locator.found', position: riyadh })
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    expect(harness.ports.search.calls[0]?.input).toEqual({ query: 'cafés', mode: 'maps', position: riyadh })
    expect(selectPositionUnknown(harness.snapshot)).toBe(false)
  })

  it.each([
    ['the permission is denied', { type: 'locator.failed', kind: 'permission' }],
    ['it is nonsense', { type: 'locator.found', position: { latitude: Number.NaN, longitude: 0 } }],
    ['it is east of the earth', { type: 'locator.found', position: { latitude: 0, longitude: 181 } }],
    ['it is south of the earth', { type: 'locator.found', position: { latitude: -91, longitude: 0 } }],
  ] as [string, LocatorEvent][])('warns and searches without a position when %s', async (_, fact) => {
    const harness = await search('maps')
    await emitLocator(harness, fact)
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    expect(selectPositionUnknown(harness.snapshot)).toBe(true)
    expect(harness.ports.search.calls[0]?.input.position).toBe(null)
    harness.ports.search.resolve({ value: result, cutOff: false })
    await harness.settle()
    expect(selectPositionUnknown(harness.snapshot)).toBe(true)
    expect(selectSearchFailure(harness.snapshot)).toBe(null)
  })

  it.each([
    { latitude: 90, longitude: -180 },
    { latitude: -90, longitude: 180 },
    { latitude: 0, longitude: 135 },
  ])('accepts positions up to the limits: %o', async (position) => {
    const harness = await search('maps')
    await emitLocator(harness, { type: 'locator.found', position })
    expect(harness.ports.search.calls[0]?.input.position).toEqual(position)
    expect(selectPositionUnknown(harness.snapshot)).toBe(false)
  })

  it.each(['answered', 'failed'] as const)('clears the position once it has %s', async (ending) => {
    const harness = await search('maps')
    await emitLocator(harness, { type: 'locator.found', position: riyadh })
    expect(harness.snapshot.context.position).toEqual(riyadh)
    if (ending === 'answered') harness.ports.search.resolve({ value: result, cutOff: false })
    else harness.ports.search.reject('odd')
    await harness.settle()
    expect(selectSearchStatus(harness.snapshot)).toBe(ending)
    expect(harness.snapshot.context.position).toBe(null)
  })

  it('waits a minute for the permission prompt, then searches without a position', async () => {
    const harness = await search('maps')
    await harness.advance(59_999)
    expect(selectSearchStatus(harness.snapshot)).toBe('locating')
    await harness.advance(1)
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    expect(selectPositionUnknown(harness.snapshot)).toBe(true)
    expect(harness.held).toEqual(['search'])
  })

  it('waits 5 s for the device after the permission, and ignores a late position', async () => {
    const harness = await search('maps')
    await harness.advance(40_000)
    await emitLocator(harness, { type: 'locator.granted' })
    await harness.advance(4999)
    expect(selectSearchStatus(harness.snapshot)).toBe('locating')
    await harness.advance(1)
    expect(selectSearchStatus(harness.snapshot)).toBe('searching')
    expect(selectPositionUnknown(harness.snapshot)).toBe(true)
    await emitLocator(harness, { type: 'locator.found', position: riyadh })
    expect(harness.ports.search.calls).toHaveLength(1)
    expect(selectPositionUnknown(harness.snapshot)).toBe(true)
  })

  it('locates the user again for the next search', async () => {
    const harness = await search('maps')
    locator(harness).deny('odd')
    await harness.settle()
    harness.ports.search.reject('odd')
    await harness.settle()
    await harness.send({ type: 'search.retry' })
    expect(selectSearchStatus(harness.snapshot)).toBe('locating')
    expect(selectPositionUnknown(harness.snapshot)).toBe(false)
    expect(selectSearchFailure(harness.snapshot)).toBe(null)
  })
})
