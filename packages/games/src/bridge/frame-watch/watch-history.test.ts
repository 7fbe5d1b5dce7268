import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeTab } from '../testing/fake-tab.ts'
import { watchHistory } from './watch-history.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch(tab = createFakeTab()) {
  const onViolation = vi.fn<() => void>()
  const watching = watchHistory({ host: tab.host, onViolation })
  return { tab, onViolation, watching }
}

describe('watchHistory', () => {
  it.each([1, 30, 80])('reports %d entries that a frame adds', (count) => {
    const { tab, onViolation } = watch()
    vi.advanceTimersByTime(1000)
    expect(onViolation).not.toHaveBeenCalled()
    tab.addFrameEntries(count)
    vi.advanceTimersByTime(200)
    expect(onViolation).toHaveBeenCalled()
  })

  it.each([1, 70])('reports %d entries in a history full of our own', (count) => {
    const { tab, onViolation } = watch(createFakeTab({ foreign: 0, own: 50 }))
    tab.addFrameEntries(count)
    vi.advanceTimersByTime(200)
    expect(onViolation).toHaveBeenCalled()
  })

  it('reports an entry that replaces those ahead', () => {
    const tab = createFakeTab({ own: 9 })
    tab.go(-4)
    vi.runAllTimers()
    const { onViolation } = watch(tab)
    tab.addFrameEntries(4)
    vi.advanceTimersByTime(200)
    expect(onViolation).toHaveBeenCalled()
  })

  it('allows as many entries as the rate, and reports the next', () => {
    const tab = createFakeTab()
    const onViolation = vi.fn<() => void>()
    watchHistory({ host: tab.host, onViolation, rate: { burst: 3, perSecond: 0 } })
    for (const count of [1, 2]) {
      tab.addFrameEntries(count)
      vi.advanceTimersByTime(1000)
    }
    expect(onViolation).not.toHaveBeenCalled()
    tab.addFrameEntries(1)
    vi.advanceTimersByTime(200)
    expect(onViolation).toHaveBeenCalledOnce()
  })

  it('allows the portal to navigate', () => {
    const { tab, onViolation } = watch()
    tab.host.history.pushState(null, '', '#own9')
    vi.advanceTimersByTime(400)
    tab.go(-1)
    vi.advanceTimersByTime(400)
    expect(onViolation).not.toHaveBeenCalled()
  })

  it('does not watch inside another frame or after close', () => {
    const framed = createFakeTab()
    Object.assign(framed.host, { parent: {} })
    const { onViolation } = watch(framed)
    framed.addFrameEntries(5)
    const ended = watch()
    ended.watching.close()
    ended.tab.addFrameEntries(5)
    vi.advanceTimersByTime(1000)
    expect(onViolation).not.toHaveBeenCalled()
    expect(ended.onViolation).not.toHaveBeenCalled()
  })
})

describe('restore', () => {
  const restore = ({ tab, watching }: ReturnType<typeof watch>) => {
    watching.close()
    watching.restore('#game')
    vi.runAllTimers()
    return tab
  }

  it.each([1, 30])('makes Back leave the game after %d added entries', (count) => {
    const watched = watch(createFakeTab({ own: 4 }))
    watched.tab.addFrameEntries(count)
    const tab = restore(watched)
    expect(tab.back()).toEqual(['#game', '#own2', '#own1', '#own0', null])
    expect(tab.host.location.href).toBe('#own3')
  })

  it('leaves no entry where another frame could hide its own', () => {
    const watched = watch()
    watched.tab.addFrameEntries(3)
    const { onViolation } = watch(restore(watched))
    watched.tab.addFrameEntries(3)
    vi.advanceTimersByTime(200)
    expect(onViolation).toHaveBeenCalled()
  })

  it('preserves the remaining entries of a full history', () => {
    const watched = watch(createFakeTab({ foreign: 0, own: 50 }))
    watched.tab.addFrameEntries(20)
    const tab = restore(watched)
    expect(tab.back()[0]).toBe('#game')
    expect(tab.back()[1]).toBe('#own48')
    expect(tab.back()).toHaveLength(29)
  })

  it.each([20, 40])('removes all entries when the browser has reported only %d of 80', (reported) => {
    const watched = watch(createFakeTab({ foreign: 0, own: 50 }))
    watched.tab.addFrameEntries(80, reported)
    expect(restore(watched).back()).toEqual(['#game'])
  })

  it('removes all entries between pages of the portal', () => {
    const watched = watch(createFakeTab({ foreign: 0, own: 50 }))
    watched.tab.addFrameEntries(40, 30)
    const tab = restore(watched)
    expect(tab.back().slice(0, 2)).toEqual(['#game', '#own48'])
    expect(new Set(tab.back()).size).toBe(tab.back().length)
  })

  it.each([
    ['no entry of the portal is left', { foreign: 0, own: 50 }],
    ['the portal had no earlier entry', { foreign: 1, own: 2 }],
    ['all earlier entries belong to other sites', { foreign: 3, own: 1 }],
  ])('leads to the portal when %s', (_, earlier) => {
    const watched = watch(createFakeTab(earlier))
    watched.tab.addFrameEntries(120)
    expect(restore(watched).back()[0]).toBe('#game')
  })

  it.each([1, 2, 3])('leads out when the user presses Back %d times during the restore', (times) => {
    const { tab, watching } = watch(createFakeTab({ own: 4 }))
    tab.addFrameEntries(30)
    watching.close()
    watching.restore('#game')
    for (let i = 0; i < times; i++) {
      tab.pressBack()
      vi.advanceTimersByTime(20)
    }
    vi.runAllTimers()
    expect(tab.host.location.href).toBe('#game')
    expect(tab.back()).toEqual(['#own2', '#own1', '#own0', null])
  })

  it('does nothing when no entry was added', () => {
    const watched = watch()
    expect(restore(watched).back()).toEqual(['#own0', null])
  })
})
