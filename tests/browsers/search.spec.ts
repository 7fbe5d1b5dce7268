import { expect, test } from './support/portal.ts'

for (const [locale, query] of [
  ['en', 'star & night'],
  ['ar', 'نجم'],
] as const)
  test(`searches from the header (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    await visitor.open()
    const box = visitor.find({ role: 'combobox', name: visitor.words.nav.search, within: 'header' })
    await box.fill(query)
    await visitor.driver.press('Enter')
    const heading = visitor.find({ css: 'h1 [data-slot=user-text]' })
    await expect.poll(heading.text).toContain(query)
    await visitor.find({ css: 'main article' }).shown()
    expect(await visitor.errors()).toEqual([])
  })
