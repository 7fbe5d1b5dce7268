import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '../catalogue.ts'
import type { Game } from '../core/index.ts'
import { openGame } from './counting-game.ts'
import { plugGamepad, unplugAll } from './fake-gamepad.ts'
import type { FakeButton } from './fake-gamepad.ts'

beforeEach(() => window.focus())
afterEach(unplugAll)

/** Button presses, among which every game has a move. */
const presses: readonly FakeButton[] = ['a', 'right', 'a', 'down', 'a', 'left', 'up', 'a']
const dialog = () => page.getByRole('dialog')

/** Wraps a game to record the codes of its moves. */
function watchMoves(game: Game) {
  const codes: number[] = []
  const watched: Game = {
    ...game,
    startRun: (options) => {
      const run = game.startRun(options)
      return {
        ...run,
        show: (stage) => {
          const shown = run.show(stage)
          return {
            ...shown,
            step: (code) => {
              codes.push(code)
              shown.step(code)
            },
          }
        },
      }
    },
  }
  return { watched, codes }
}

describe.each(catalogue)('by gamepad alone, $id', ({ load }) => {
  it('is started, played and paused', async () => {
    const { watched, codes } = watchMoves((await load()).default)
    const { onError } = openGame({ game: watched })
    const pad = plugGamepad()
    await pad.press('a')
    await expect.poll(() => codes.length).toBeGreaterThan(0)
    const [rest] = codes
    for (let turn = 0; turn < 40 && codes.every((code) => code === rest); turn++)
      await pad.press(presses[turn % presses.length] ?? 'a')
    expect(new Set(codes).size).toBeGreaterThan(1)
    await pad.press('start')
    await expect.element(dialog()).toBeVisible()
    const steps = codes.length
    await pad.press('b')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => codes.length).toBeGreaterThan(steps)
    expect(onError).not.toHaveBeenCalled()
  })
})
