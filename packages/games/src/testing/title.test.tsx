import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '../catalogue.ts'
import { createMoveList } from '../core/recording/move-list.ts'
import { openGame } from './counting-game.ts'

afterEach(() => page.viewport(414, 896))

describe.each(catalogue)('the title of a saved run on a small phone, $id', ({ load }) => {
  it.each(['en', 'ar'] as const)('fits its width (%s)', async (locale) => {
    await page.viewport(320, 420)
    const game = (await load()).default
    const run = game.startRun({ seed: 1, level: 1 })
    Object.assign(run.state, { score: 123_456 })
    const { root } = openGame({ game, locale, resumed: { run, seed: 1, moves: createMoveList() } })
    const title = root.querySelector('[data-screen=title]')
    expect(title?.textContent).toContain('123,456')
    expect(title?.scrollWidth).toBe(320)
    const actions = [...(title?.querySelectorAll('.action') ?? [])]
    for (const action of actions) expect(action.scrollWidth).toBeLessThanOrEqual(action.clientWidth)
  })
})
