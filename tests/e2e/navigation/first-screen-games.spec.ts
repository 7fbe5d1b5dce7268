import { expect, locales, test } from '../support/portal.ts'

for (const locale of locales)
  for (const screen of ['', 'games'])
    test(`shows four whole game cards on the first screen of a phone at /${locale}/${screen} @quick`, async ({
      visit,
    }) => {
      const visitor = await visit(locale, {
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
      })
      await visitor.open(screen)
      const cards = visitor.page.locator('main [data-slot=game-card]')
      await expect(cards.nth(3)).toBeInViewport({ ratio: 1 })
    })

for (const locale of locales)
  test(`shows the whole hint of the search field on a narrow phone at /${locale}/`, async ({ visit }) => {
    const visitor = await visit(locale, {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    })
    await visitor.open()
    const room = await visitor.searchField.evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('no canvas')
      context.font = style.font
      const text = context.measureText(field.placeholder).width
      return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - text
    })
    expect(room).toBeGreaterThanOrEqual(0)
  })
