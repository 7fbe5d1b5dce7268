import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMoveList, writeMoves } from '../../../core/recording/move-list.ts'
import { Random } from '../../../core/index.ts'
import { restoreRun } from '../../../core/runner/restore-run.ts'
import { openGame } from '../../../testing/counting-game.ts'
import game from '../index.ts'
import { careless, idle } from '../rules/bots.ts'
import { rules } from '../rules/rules.ts'

afterEach(() => page.viewport(414, 896))

/** Restores a run in which no move is left, but an undo. */
function restoreStuckRun() {
  const state = rules.start({ seed: 1, level: 1 })
  const random = new Random(1)
  const moves = createMoveList()
  while (!state.stuck) {
    const code = rules.encodeMove({ ...idle, go: careless(state, random) })
    moves.add(code)
    rules.step(state, rules.decodeMove(code), () => undefined)
  }
  const saved = { rulesHash: 'hash', seed: 1, steps: moves.getSteps(), score: state.score }
  return restoreRun({
    game,
    level: 1,
    rulesHash: 'hash',
    saved: { ...saved, moves: writeMoves(moves) },
    onProgress: () => undefined,
  })
}

for (const locale of ['en', 'ar'] as const)
  for (const [width, height] of [
    [320, 420],
    [375, 607],
    [480, 260],
    [1280, 740],
  ] as const)
    it(`keeps the last question in the frame and its buttons in the question (${locale}, ${width} × ${height})`, async () => {
      await page.viewport(width, height)
      const { root } = openGame({ game, locale, resumed: await restoreStuckRun() })
      const findQuestion = () => root.querySelector('.zl-question:not([hidden])')
      await expect.poll(findQuestion).not.toBeNull()
      const question = findQuestion()
      const box = question?.getBoundingClientRect() ?? new DOMRect()
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(width)
      const buttons = [...(question?.querySelectorAll('button') ?? [])]
      expect(buttons).toHaveLength(2)
      for (const button of buttons) {
        const { left, right, bottom } = button.getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(box.left)
        expect(right).toBeLessThanOrEqual(box.right)
        expect(bottom).toBeLessThanOrEqual(box.bottom)
      }
    })
