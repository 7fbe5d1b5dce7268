import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchDrawing } from './watch-drawing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Draws = 'always' | 'never' | 'while hidden'

/** A page that draws 60 frames per second, or none while the game's frame keeps it from drawing. */
function open(initial: Draws = 'always') {
  const body = {}
  const ownerDocument = { body, activeElement: body }
  const focus = vi.fn<() => void>()
  const frame = { style: { visibility: '' }, focus, ownerDocument }
  const page = { visibilityState: 'visible' as DocumentVisibilityState }
  let draws: Draws = initial
  const callbacks = new Map<number, FrameRequestCallback>()
  const display = setInterval(() => {
    const isStarved = draws === 'never' || (draws === 'while hidden' && frame.style.visibility !== 'hidden')
    if (isStarved || page.visibilityState === 'hidden') return
    const due = [...callbacks.values()]
    callbacks.clear()
    for (const callback of due) callback(performance.now())
  }, 1000 / 60)
  const onMisbehaved = vi.fn<() => void>()
  const stop = watchDrawing({
    frame: frame as unknown as HTMLIFrameElement,
    onMisbehaved,
    host: {
      document: page,
      requestAnimationFrame: (callback) => {
        const id = callbacks.size + 1
        callbacks.set(id, callback)
        return id
      },
      cancelAnimationFrame: (id) => void callbacks.delete(id),
    },
  })
  return {
    frame,
    page,
    callbacks,
    onMisbehaved,
    set draws(value: Draws) {
      draws = value
    },
    isShown: () => frame.style.visibility === '',
    stop: () => {
      stop()
      clearInterval(display)
    },
  }
}
const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('watchDrawing', () => {
  it('leaves a page alone that draws', () => {
    const game = open()
    pass(60_000)
    expect(game.isShown()).toBe(true)
    expect(game.onMisbehaved).not.toHaveBeenCalled()
  })

  it('hides the frame after 3 s without an animation frame, and not before', () => {
    const game = open('never')
    pass(2999)
    expect(game.isShown()).toBe(true)
    pass(1)
    expect(game.isShown()).toBe(false)
  })

  it('shows the frame once the page draws again, and reports nothing', () => {
    const game = open('while hidden')
    pass(3000)
    expect(game.isShown()).toBe(false)
    game.draws = 'always'
    pass(500)
    expect(game.isShown()).toBe(true)
    pass(60_000)
    expect(game.onMisbehaved).not.toHaveBeenCalled()
  })

  it('keeps the frame hidden after a single animation frame', () => {
    const game = open('never')
    pass(5000)
    game.draws = 'always'
    pass(20)
    game.draws = 'never'
    pass(5000)
    expect(game.isShown()).toBe(false)
  })

  it('reports a frame that starves the page again within 10 s of being shown', () => {
    const game = open('while hidden')
    pass(6000)
    expect(game.onMisbehaved).not.toHaveBeenCalled()
    pass(1000)
    expect(game.onMisbehaved).toHaveBeenCalledOnce()
  })

  it('only hides a frame that starves the page again later', () => {
    const game = open('while hidden')
    pass(3250)
    game.draws = 'always'
    pass(12_000)
    expect(game.isShown()).toBe(true)
    game.draws = 'never'
    pass(3500)
    expect(game.isShown()).toBe(false)
    expect(game.onMisbehaved).not.toHaveBeenCalled()
  })

  it('counts no time in which the page is hidden', () => {
    const game = open()
    game.page.visibilityState = 'hidden'
    pass(60_000)
    game.draws = 'never'
    game.page.visibilityState = 'visible'
    pass(2750)
    expect(game.isShown()).toBe(true)
    pass(500)
    expect(game.isShown()).toBe(false)
  })

  it('counts no time in which timers are late', () => {
    const game = open('never')
    pass(2500)
    const now = performance.now.bind(performance)
    // The main thread was busy for a second.
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 1000)
    pass(2750)
    expect(game.isShown()).toBe(true)
    pass(500)
    expect(game.isShown()).toBe(false)
  })

  it.each([
    ['gives focus back to a frame that had it', true],
    ['takes no focus for a frame that did not have it', false],
  ])('%s', (_, had) => {
    const game = open('never')
    const { ownerDocument } = game.frame
    if (had) Object.assign(ownerDocument, { activeElement: game.frame })
    pass(3000)
    Object.assign(ownerDocument, { activeElement: ownerDocument.body })
    pass(1000)
    game.draws = 'always'
    pass(1000)
    expect(game.frame.focus).toHaveBeenCalledTimes(had ? 1 : 0)
  })

  it('leaves focus where the user moved it while the frame was hidden', () => {
    const game = open('never')
    const { ownerDocument } = game.frame
    Object.assign(ownerDocument, { activeElement: game.frame })
    pass(3000)
    Object.assign(ownerDocument, { activeElement: {} })
    game.draws = 'always'
    pass(1000)
    expect(game.isShown()).toBe(true)
    expect(game.frame.focus).not.toHaveBeenCalled()
  })

  it('stops requesting animation frames', () => {
    const game = open('never')
    pass(500)
    game.stop()
    expect(game.callbacks.size).toBe(0)
    pass(60_000)
    expect(game.isShown()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
