import { expect, locales, test } from '../support/portal.ts'

for (const locale of locales)
  test(`shows four whole game cards and the whole hint of the search field on the first screen of a phone (${locale}) @quick`, async ({
    visit,
  }) => {
    const visitor = await visit(locale, {
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
    })
    const { page, searchField } = visitor
    for (const screen of ['', 'games'])
      await test.step(screen, async () => {
        await visitor.open(screen)
        const cards = page.locator('main [data-slot=game-card]')
        await expect(cards.nth(3)).toBeInViewport({ ratio: 1 })
      })
    await visitor.open()
    await page.setViewportSize({ width: 360, height: 640 })
    const room = await searchField.evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('no canvas')
      context.font = style.font
      const text = context.measureText(field.placeholder).width
      return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - text
    })
    expect(room).toBeGreaterThanOrEqual(0)
  })
