import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { behavior, game, getButton, openGame, readFigure, startPlaying } from '../../testing/counting-game.ts'
import { createMoveList, writeMoves } from '../recording/move-list.ts'
import { restoreRun } from '../runner/restore-run.ts'

const listMissions = () =>
  page
    .getByRole('listitem')
    .elements()
    .filter((each) => each.classList.contains('mission'))
    .map((each) => each.textContent)
const tap = async (root: HTMLElement, points: string) => {
  await userEvent.keyboard(' ')
  await expect.poll(() => readFigure(root, 'Score')).toBe(points)
}
const end = async () => {
  behavior.end = true
  await expect.element(getButton('Play again')).toBeVisible()
}
const readStored = (save: ReturnType<typeof openGame>['save']): unknown =>
  JSON.parse(save.mock.lastCall?.[0] ?? 'null')

describe('missions', () => {
  it('are on the title with their progress, and how points are made', async () => {
    openGame({ progress: { best: 0, own: null, goals: { done: [], counts: { more: 3 } } } })
    await expect.element(page.getByText('A tap gives 10 points.')).toBeVisible()
    expect(listMissions()).toEqual(['Tap 2 times0 / 2', 'Tap 5 times in all3 / 5'])
  })

  it.each(['en', 'ar'] as const)('have their progress at the end of the line (%s)', (locale) => {
    const { root } = openGame({ locale })
    document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr'
    const [line, count] = ['.mission', '.mission-count'].map((name) =>
      root.querySelector(name)?.getBoundingClientRect(),
    )
    document.documentElement.removeAttribute('dir')
    const gap =
      locale === 'ar' ? (count?.left ?? 0) - (line?.left ?? 0) : (line?.right ?? 0) - (count?.right ?? 0)
    expect(gap).toBe(10)
  })

  it('are announced during play, shown on pause, and stored at the end', async () => {
    const { root, save } = openGame()
    await startPlaying()
    await tap(root, '10')
    await userEvent.keyboard('p')
    expect(listMissions()).toEqual(['Tap 2 times1 / 2', 'Tap 5 times in all1 / 5'])
    await userEvent.keyboard('p')
    await tap(root, '20')
    await expect.element(page.getByRole('status')).toHaveTextContent('Mission completed: Tap 2 times')
    expect(save).not.toHaveBeenCalled()
    await end()
    expect(readStored(save)).toMatchObject({ goals: { done: ['taps'], counts: { more: 2 } } })
    await expect
      .poll(() => root.querySelector('[role=status]')?.textContent)
      .toBe('Bronze medal. Mission completed: Tap 2 times')
    await expect.element(page.getByRole('dialog').getByText('Bronze medal')).toBeVisible()
    expect(page.getByRole('img', { name: 'Completed' }).elements()).toHaveLength(1)
    behavior.end = false
    await getButton('Play again').click()
    await userEvent.keyboard('p')
    expect(listMissions()).toEqual(['Tap 5 times in all2 / 5'])
  })

  it('count a run that continues once', async () => {
    const moves = createMoveList()
    moves.add(1, 3)
    moves.add(0, 60)
    const saved = { rulesHash: 'hash', seed: 99, steps: 63, score: 30, moves: writeMoves(moves) }
    const resumed = await restoreRun({
      game,
      level: 3,
      rulesHash: 'hash',
      saved,
      onProgress: () => undefined,
    })
    const { root, save } = openGame({ resumed })
    expect(listMissions()).toEqual(['Tap 2 times', 'Tap 5 times in all3 / 5'])
    await getButton('Continue at 30').click()
    await tap(root, '40')
    window.dispatchEvent(new Event('pagehide'))
    expect(save).not.toHaveBeenCalled()
    await end()
    expect(readStored(save)).toMatchObject({ goals: { done: ['taps'], counts: { more: 4 } } })
  })

  it('are stored on leaving without a portal, whose run would not continue', async () => {
    const { root, save } = openGame({ portal: null })
    await startPlaying()
    await tap(root, '10')
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(readStored(save)).toMatchObject({ goals: { done: [], counts: { more: 1 } } })
  })

  it('are in Arabic', async () => {
    openGame({ locale: 'ar' })
    await expect.element(page.getByRole('heading', { name: 'المهام' })).toBeVisible()
    expect(listMissions()[0]).toBe('المس 2 مرات0 / 2')
  })
})

describe('medals', () => {
  it('are on the title with their points; names tell which are earned', async () => {
    openGame({ progress: { best: 1200, own: null } })
    await expect.element(page.getByRole('img', { name: 'Silver medal: earned' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Gold medal', exact: true })).toBeVisible()
    await expect.element(page.getByText('5,000')).toBeVisible()
  })
})

describe.each([
  [320, 480],
  [375, 667],
  [667, 375],
])('at %i × %i', (width, height) => {
  it('the main action is visible', async () => {
    await page.viewport(width, height)
    openGame({ progress: { best: 1200, own: null } })
    const getBottom = (name: string) => getButton(name).element().getBoundingClientRect().bottom
    // The screen rises into place.
    await expect.poll(() => getBottom('Play')).toBeLessThanOrEqual(height - 8)
    await startPlaying()
    await end()
    await expect.poll(() => getBottom('Play again')).toBeLessThanOrEqual(height - 8)
  })
})
