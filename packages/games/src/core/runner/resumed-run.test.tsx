import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RecordedRun } from '../../bridge/index.ts'
import {
  behavior,
  game,
  getButton,
  observed,
  openGame,
  readFigure,
  startPlaying,
} from '../../testing/counting-game.ts'
import { createMoveList, writeMoves } from '../recording/move-list.ts'
import { restoreRun } from './restore-run.ts'

/** A run of a minute with 421 counts. */
const moves = createMoveList()
moves.add(1, 421)
moves.add(0, 3179)
const saved: RecordedRun = { rulesHash: 'hash', seed: 99, steps: 3600, score: 4210, moves: writeMoves(moves) }
const restore = (changes: Partial<RecordedRun> = {}, rulesHash = 'hash') =>
  restoreRun({ game, level: 3, rulesHash, saved: { ...saved, ...changes }, onProgress: () => undefined })

describe('a run that was saved', () => {
  it.each([
    ['of other rules', {}, 'other'],
    ['with another score', { score: 4220 }, 'hash'],
    ['with moves that do not decode', { moves: Uint8Array.of(1) }, 'hash'],
  ])('does not continue: %s', async (_, changes, hash) => expect(await restore(changes, hash)).toBeNull())

  it('does not continue when it was over, or the rules throw', async () => {
    behavior.end = true
    expect(await restore()).toBeNull()
    behavior.end = false
    behavior.fail = true
    expect(await restore()).toBeNull()
  })

  it('is offered before play, even after Play was pressed, and continues', async () => {
    const resumed = await restore()
    const { root, link, saveRun } = openGame({ resumed, start: true })
    await expect.element(getButton('Continue at 4,210')).toBeVisible()
    await expect.poll(() => readFigure(root, 'Score')).toBe('4,210')
    expect(link.gameplay).not.toHaveBeenCalled()
    await getButton('Continue at 4,210').click()
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Score')).toBe('4,220')
    // Its missions were completed before it was saved.
    expect(root.querySelector<HTMLElement>('.goal-notice')?.hidden).toBe(true)
    await userEvent.keyboard('p')
    await expect.poll(() => saveRun.mock.lastCall?.[0]).toMatchObject({ seed: 99, score: 4220 })
    expect(saveRun.mock.lastCall?.[0].steps).toBeGreaterThan(3600)
  })

  it('is removed when the player starts over', async () => {
    const { root, endRun } = openGame({ resumed: await restore() })
    await getButton('Start over').click()
    await expect.poll(() => readFigure(root, 'Score')).toBe('0')
    expect(endRun.mock.calls).toEqual([['restart']])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows the choice in Arabic with Latin digits', async () => {
    openGame({ resumed: await restore(), locale: 'ar' })
    await expect.element(getButton('تابع من 4,210')).toBeVisible()
    await expect.element(getButton('ابدأ من جديد')).toBeVisible()
  })
})

describe('the current run', () => {
  const play = async () => {
    const opened = openGame()
    await startPlaying()
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(opened.root, 'Score')).toBe('10')
    return opened
  }

  it.each([
    ['paused', () => userEvent.keyboard('p')],
    ['left for the portal', () => window.dispatchEvent(new Event('blur'))],
    ['closed', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is saved when it is %s', async (_, leave) => {
    const { saveRun } = await play()
    expect(saveRun).not.toHaveBeenCalled()
    await leave()
    await expect.poll(() => saveRun.mock.lastCall?.[0]).toMatchObject({ seed: 42, score: 10 })
  })

  it('is removed when it ends', async () => {
    const { endRun } = await play()
    behavior.end = true
    await expect.poll(() => endRun.mock.calls.map(([reason]) => reason)).toEqual(['over'])
  })

  it('replays in slices that let the page respond', async () => {
    const long = createMoveList()
    for (let step = 0; step < 100_000; step++) long.add(step % 2)
    const shares: number[] = []
    observed.steps = 0
    behavior.slow = true
    const run = { ...saved, steps: 100_000, score: 500_000, moves: writeMoves(long) }
    const onProgress = (share: number) => void shares.push(share)
    const resumed = await restoreRun({ game, level: 3, rulesHash: 'hash', saved: run, onProgress })
    expect(resumed?.run.state.score).toBe(500_000)
    expect(observed.steps).toBe(100_000)
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })
})
