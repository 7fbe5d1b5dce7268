import { expect, locales, test } from './portal.ts'

for (const locale of locales) {
  test(`a board on which nobody stands takes the room that it had while it loaded (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale, { viewport: { width: 375, height: 812 } })
    const { page } = visitor
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/collections/high_scores/**', async (route) => {
      await asked
      await route.continue()
    })
    await visitor.open('game/zellige')
    const board = page.getByRole('region', { name: visitor.words.game.scores })
    const height = () => board.evaluate((it) => it.getBoundingClientRect().height)
    await expect(board.locator('table[data-state=loading]')).toBeVisible()
    const loading = await height()
    answer()
    await expect(board.getByText(visitor.words.game.scoresEmpty)).toBeVisible()
    expect(await height()).toBe(loading)
  })
}
