import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineGame } from '../game.ts'
import { createMoveCodec, flag } from '../recording/move-codec.ts'
import { game, getButton, observed, openGame } from '../../testing/counting-game.ts'
import { h } from './dom.ts'

const gameWithPage = defineGame({
  id: game.id,
  hue: game.hue,
  texts: game.texts,
  controls: { count: { keys: ['Space', 'ArrowUp'] } },
  rules: {
    ...createMoveCodec<{ count: boolean }>({ count: flag }),
    start: () => ({ score: 0, over: false }),
    step: () => void (observed.steps += 1),
  },
  view: () => ({
    readMoves: () => ({ count: false }),
    draw: () => undefined,
    page: {
      label: 'Wardrobe',
      icon: 'M4 4h16',
      create: () => h('button', { type: 'button', 'aria-pressed': 'true' }, 'Hat'),
    },
  }),
})

describe('a page of a screen', () => {
  it('takes the place of the title, and gives it back with the focus', async () => {
    openGame({ game: gameWithPage })
    await getButton('Wardrobe').click()
    await expect.element(getButton('Hat')).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Play' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(getButton('Wardrobe')).toHaveFocus()
    await getButton('Wardrobe').click()
    await getButton('Back').click()
    await expect.element(getButton('Play')).toBeVisible()
  })

  it('starts no run by a key of the game', async () => {
    openGame({ game: gameWithPage })
    const { steps } = observed
    await getButton('Wardrobe').click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(getButton('Hat')).toBeVisible()
    expect(observed.steps).toBe(steps)
    await userEvent.keyboard('{Escape}{ArrowUp}')
    await expect.poll(() => observed.steps).toBeGreaterThan(steps)
  })
})
