import { expect, it } from 'vitest'
import { openGame } from '../../../testing/counting-game.ts'
import { medals } from '../missions.ts'
import game from '../index.ts'

it('shows the points of the next medal beside the score', async () => {
  const variant = { base: 'zellige', number: 0, palette: 0, seed: 1, level: 1 }
  const { root } = openGame({ game, variant })
  await expect
    .poll(() => root.querySelector('.hud-items')?.textContent)
    .toContain(medals(1).bronze.toLocaleString('en'))
})
