import { appendFileSync } from 'node:fs'
import { withLongWords } from './long-words.ts'

import { test } from './stage.ts'
import { storyEntries } from './storybook.ts'
for (const { id, title } of storyEntries().filter(({ title }) => title.startsWith('Kit/')))
  test(id, async ({ stage }) => {
    const { page } = stage
    await page.setViewportSize({ width: 320, height: 800 })
    for (const locale of ['en', 'ar'] as const) {
      await stage.show(id, { locale, theme: 'light' })
      const over = await page.evaluate(withLongWords, locale)
      const empty = !(await page.evaluate(() =>
        [...document.querySelectorAll('[data-slot], #storybook-root *')].some(
          (e) => e.getBoundingClientRect().width > 0 && e.getBoundingClientRect().height > 0,
        ),
      ))
      if (over > 0 || empty) appendFileSync('/tmp/cm/long.txt', `${id} ${locale} ${over} ${empty}\n`)
    }
  })
