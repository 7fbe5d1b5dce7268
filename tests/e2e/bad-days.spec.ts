import arQuery from '../../app/src/i18n/messages/complex-query/ar.ts'
import enQuery from '../../app/src/i18n/messages/complex-query/en.ts'
import arDraft from '../../app/src/i18n/messages/content-generator/ar.ts'
import enDraft from '../../app/src/i18n/messages/content-generator/en.ts'
import arPictures from '../../app/src/i18n/messages/pictures/ar.ts'
import enPictures from '../../app/src/i18n/messages/pictures/en.ts'
import arSearch from '../../app/src/i18n/messages/smart-search/ar.ts'
import enSearch from '../../app/src/i18n/messages/smart-search/en.ts'
import arSpeech from '../../app/src/i18n/messages/text-to-speech/ar.ts'
import enSpeech from '../../app/src/i18n/messages/text-to-speech/en.ts'
import { outlive, type Tool } from './bad-answers.ts'
import { expect, locales, test, type Visitor } from './portal.ts'

const query = { en: enQuery, ar: arQuery }
const draft = { en: enDraft, ar: arDraft }
const pictures = { en: enPictures, ar: arPictures }
const search = { en: enSearch, ar: arSearch }
const speech = { en: enSpeech, ar: arSpeech }

interface Names {
  readonly press: string
  readonly cancel: string
  readonly failed: string
}

const within = (visitor: Visitor, { press, cancel, failed }: Names) => {
  const main = visitor.page.locator('main')
  return {
    call: /generateContent/i,
    press: main.getByRole('button', { name: press, exact: true }),
    cancel: main.getByRole('button', { name: cancel, exact: true }),
    failure: visitor.alert(failed),
    draft: main.getByRole('textbox').first(),
  }
}

/** Each tool that answers what is written, by its address. */
const tools: Readonly<Record<string, (visitor: Visitor) => Tool>> = {
  'ai-studio/complex-query': (visitor) => {
    const t = query[visitor.locale]
    return { ...within(visitor, { ...t, press: t.analyze }), done: visitor.page.getByText(t.ready) }
  },
  'ai-studio/smart-search': (visitor) => {
    const t = search[visitor.locale]
    const draft = visitor.page.locator('main').getByLabel(t.query)
    return { ...within(visitor, { ...t, press: t.search }), draft, done: visitor.page.getByText(t.ready) }
  },
  'ai-studio/tts': (visitor) => {
    const t = speech[visitor.locale]
    const done = visitor.page.getByRole('button', { name: t.pause })
    return { ...within(visitor, { ...t, press: t.generate }), done }
  },
  'ai-studio/image-generation': (visitor) => {
    const t = pictures[visitor.locale].generation
    const own = { blocked: t.blockedHint, empty: t.emptyHint }
    const names = { press: t.generate, cancel: t.stop, failed: t.failed }
    return { ...within(visitor, names), own, done: visitor.page.getByText(t.ready) }
  },
  'admin/content-generator': (visitor) => {
    const t = draft[visitor.locale]
    const done = visitor.page.getByRole('region', { name: t.draft, exact: true })
    return { ...within(visitor, { ...t, press: t.generate }), done }
  },
}

for (const [path, toolOf] of Object.entries(tools)) {
  for (const locale of locales) {
    test(`${locale}, ${path}: every bad day is told, keeps what was written, and is over with a press`, async ({
      visit,
    }) => {
      const visitor = await visit(locale)
      await visitor.open(path)
      const tool = toolOf(visitor)
      await tool.draft.fill(locale === 'ar' ? 'ثعلب في الثلج' : 'A fox in the snow')
      await outlive(visitor, tool)
    })
  }
}

test('two tabs at once are answered each its own', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitor.open('ai-studio/complex-query')
  const other = await visitor.page.context().newPage()
  await other.goto(visitor.page.url())
  const tabs = [
    [visitor.page, 'القمر'],
    [other, 'البحر'],
  ] as const
  for (const [tab, text] of tabs) await tab.getByLabel(arQuery.question).fill(text)
  await Promise.all(tabs.map(([tab]) => tab.getByRole('button', { name: arQuery.analyze }).click()))
  for (const [tab, text] of tabs) {
    await expect(tab.getByText(arQuery.ready)).toBeVisible()
    const answer = tab.getByRole('region', { name: arQuery.answer, exact: true })
    await expect(answer.locator('[data-slot=prose]').last()).toContainText(text)
  }
})
