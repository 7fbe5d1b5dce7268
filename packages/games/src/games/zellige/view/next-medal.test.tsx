import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Random } from '../../../core/index.ts'
import { createMoveList, writeMoves } from '../../../core/recording/move-list.ts'
import { restoreRun } from '../../../core/runner/restore-run.ts'
import { openGame } from '../../../testing/counting-game.ts'
import { medals } from '../missions.ts'
import game from '../index.ts'
import { eager, idle } from '../rules/bots.ts'
import { rules } from '../rules/rules.ts'

const variant = { base: 'zellige', number: 0, palette: 0, seed: 1, level: 1 }

/** Restores a run that the returned key brings to its bronze medal. */
async function restoreRunBeforeBronze() {
  const seed = 3
  const state = rules.start({ seed, level: 1 })
  const codes: number[] = []
  const scores: number[] = []
  let way = eager(state, new Random(1))
  while (state.score < medals(1).bronze) {
    way = eager(state, new Random(1))
    scores.push(state.score)
    codes.push(rules.encodeMove({ ...idle, go: way }))
    rules.step(state, { ...idle, go: way }, () => undefined)
  }
  const moves = createMoveList()
  for (const code of codes.slice(0, -1)) moves.add(code)
  const saved = { rulesHash: 'hash', seed, steps: moves.getSteps(), score: scores.at(-1) ?? 0 }
  const resumed = await restoreRun({
    game,
    level: 1,
    rulesHash: 'hash',
    saved: { ...saved, moves: writeMoves(moves) },
    onProgress: () => undefined,
  })
  return { resumed, key: { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' }[way] }
}

it('shows the points of the next medal beside the score', async () => {
  const { root } = openGame({ game, variant })
  await expect
    .poll(() => root.querySelector('.hud-items')?.textContent)
    .toContain(medals(1).bronze.toLocaleString('en'))
})

it('shows a medal over the courtyard once its points are reached', async () => {
  const { resumed, key } = await restoreRunBeforeBronze()
  const { root } = openGame({ game, variant, resumed })
  await page.getByRole('button', { name: /Continue/ }).click()
  await expect.poll(() => root.querySelector('.zl-board')).toBe(document.activeElement)
  expect(root.querySelector('.zl-award')).toBeNull()
  await userEvent.keyboard(`{${key}}`)
  await expect.poll(() => root.querySelector('.zl-award')?.textContent).toBe('Bronze medal!')
  await expect.poll(() => root.querySelector('.zl-award'), { timeout: 5000 }).toBeNull()
})
