import arChat from '../../../app/src/i18n/messages/chatbot/ar.ts'
import enChat from '../../../app/src/i18n/messages/chatbot/en.ts'
import arQuery from '../../../app/src/i18n/messages/complex-query/ar.ts'
import enQuery from '../../../app/src/i18n/messages/complex-query/en.ts'
import arImages from '../../../app/src/i18n/messages/images/ar.ts'
import enImages from '../../../app/src/i18n/messages/images/en.ts'
import arSearch from '../../../app/src/i18n/messages/smart-search/ar.ts'
import enSearch from '../../../app/src/i18n/messages/smart-search/en.ts'
import { expect, locales, test } from '../support/portal.ts'

const texts = {
  en: {
    chat: enChat,
    query: enQuery,
    search: enSearch,
    images: enImages,
    poem: 'At night the sea puts down its blue',
    analysis: 'first in, first out',
    article: 'From senet to tiles',
  },
  ar: {
    chat: arChat,
    query: arQuery,
    search: arSearch,
    images: arImages,
    poem: 'البحرُ ينامُ ولا يغفو',
    analysis: 'ومن وصل أولًا عاد أولًا',
    article: 'من السنيت إلى الزليج',
  },
} as const

for (const locale of locales)
  test(`answers the suggested prompts of the tools as authored (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    const { chat, query, search, images, poem, analysis, article } = texts[locale]
    const main = page.locator('main')

    await visitor.open('ai-studio/chatbot')
    await page.getByRole('textbox', { name: chat.message, exact: true }).fill(chat.ideaWrite)
    await page.keyboard.press('Enter')
    const answer = page.locator('[data-slot=chat-message][data-from=model]')
    await expect(answer).toHaveAttribute('data-state', 'complete')
    await expect(answer).toContainText(poem)

    await visitor.open('ai-studio/complex-query')
    await main.getByRole('button', { name: query.example1 }).click()
    await page.getByLabel(query.question).press('Control+Enter')
    await expect(main).toContainText(analysis)
    await expect(main.getByRole('table')).toBeVisible()

    await visitor.open('ai-studio/smart-search')
    await main.getByRole('button', { name: search.webExample3 }).click()
    await main.getByRole('button', { name: search.search, exact: true }).click()
    const source = main.getByRole('list', { name: search.sources }).getByRole('link').first()
    await expect(source).toContainText(article)
    await expect(source).toHaveAttribute('href', `${visitor.url}${locale}/article/courtyard-games/`)

    await visitor.open('ai-studio/image-generation')
    const prompt = images.generation.placeholder.replace(/^.*?: /, '')
    await main.getByRole('textbox').fill(prompt)
    await main.getByRole('button', { name: images.generation.generate, exact: true }).click()
    await expect(main.getByRole('img', { name: prompt })).toBeVisible()
  })
