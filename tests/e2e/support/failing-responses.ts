import type { Locator, Page, Route } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/studio/ar.ts'
import en from '../../../app/src/i18n/messages/studio/en.ts'
import { announcements, listen } from './announcements.ts'
import { expect, messages, type Locale, type Visitor } from './portal.ts'

const studio = { en, ar } as const
const languages = { en: 'English', ar: 'العربية' } as const

type Why = keyof typeof en.why
type Answer = (route: Route, text: string) => Promise<void>

/** One day on which the service does not answer as it should. */
export interface BadAnswer {
  readonly name: string
  /** The sentence after the tool's own. */
  readonly why: Why
  /** Another that is as right. */
  readonly orWhy?: Why
  readonly answer: Answer
  /** It happens only to answers that come piece by piece, or only to those that come whole. @default to both */
  readonly of?: 'streams' | 'wholes'
  /** Something has come before, for certain: a connection that is cut takes along what was still on its way. */
  readonly leavesHalf?: boolean
}

/** The embedded service fails by itself, through the gateway: what was written asks for it on its way. */
const fault =
  (name: string): Answer =>
  async (route, text) => {
    const body = route.request().postData() ?? ''
    await route.continue({ postData: body.replaceAll(text, `${text} #fault:${name}`) })
  }

/** What the embedded service has no fault for. */
export const status =
  (code: number) =>
  async (route: Route): Promise<void> =>
    await route.fulfill({ status: code, json: { error: { code, message: 'No', status: 'UNKNOWN' } } })

const never: Answer = async () => {}

/** One of each class of meaning. No two neighbors say the same: each sentence is seen to be a new one. */
const badAnswers: readonly BadAnswer[] = [
  { name: '400', why: 'validation', answer: status(400) },
  { name: '401', why: 'auth', answer: status(401) },
  { name: '599', why: 'server', answer: status(599) },
  { name: '403', why: 'permission', answer: status(403) },
  { name: '404', why: 'server', answer: fault('not-found') },
  { name: '408', why: 'timeout', answer: status(408) },
  { name: '418', why: 'validation', answer: status(418) },
  { name: '500', why: 'server', answer: fault('internal') },
  { name: '504', why: 'timeout', answer: fault('deadline') },
  { name: '503', why: 'server', answer: fault('overloaded') },
  { name: 'refused', why: 'blocked', answer: fault('safety') },
  {
    name: 'an error in the middle',
    why: 'server',
    answer: fault('stream-error'),
    of: 'streams',
    leavesHalf: true,
  },
  { name: 'cut in the middle', why: 'network', answer: fault('cut'), of: 'streams' },
  // It breaks before the gateway has begun to pass it on, or after: which comes first is the network's to say.
  {
    name: 'a whole one, cut in the middle',
    why: 'server',
    orWhy: 'network',
    answer: fault('cut'),
    of: 'wholes',
  },
  { name: 'empty', why: 'empty', answer: fault('empty') },
  { name: 'the key of the site is refused', why: 'server', answer: fault('forbidden') },
  { name: '429', why: 'rateLimit', answer: fault('quota=1') },
  { name: 'cut off', why: 'network', answer: (route) => route.abort('connectionreset') },
]

/** Those whose sentences a tool says in its other language too; which there are of them all is a matter of `words.test.ts`. */
const inBoth = new Set(['401', 'refused', 'empty', '429'])

/** A tool as its visitor uses it, in one language. */
export interface Tool {
  /** The address that it asks. */
  readonly call: RegExp
  /** What of the call the visitor wrote: what goes wrong on purpose is asked for behind it. */
  readonly text: string
  /** Asks, and asks again. */
  readonly press: Locator
  /** Its answer comes piece by piece. */
  readonly streams?: boolean
  /** Its work goes on while the visitor is elsewhere in the portal. @default false */
  readonly goesOn?: boolean
  /** Where what came of an answer that broke off is kept. */
  readonly half?: Locator
  readonly cancel: Locator
  /** What says that it failed. */
  readonly failure: Locator
  /** What is said where the tool has words of its own for it. */
  readonly own?: Partial<Record<Why, string>>
  /** What the visitor gave is there, which no bad day takes away. */
  readonly kept: () => Promise<void>
  /** What is announced of the answer, once. */
  readonly ready: string
}

/** Where the keyboard is; on nothing at all, whoever has no pointer begins again at the top. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '')

/**
 * Goes through every bad day in one page and by the keyboard alone, through some of them in the other language too, and
 * on from the last to a good answer.
 */
export async function outlive(visitor: Visitor, toolIn: (locale: Locale) => Tool): Promise<void> {
  const { page } = visitor
  const other = visitor.locale === 'ar' ? 'en' : 'ar'
  let { locale } = visitor
  let tool = toolIn(locale)
  let day: Answer | null = null
  await listen(page)
  await page.route(tool.call, async (route) => {
    await (day === null ? route.continue() : day(route, tool.text))
  })

  const press = async (button: Locator) => {
    await expect(button).toBeEnabled()
    await button.press('Enter')
  }
  const saying = (why: Why) => tool.failure.filter({ hasText: tool.own?.[why] ?? studio[locale].why[why] })
  const failsAs = async (why: Why, name: string = why, orWhy = why) => {
    await expect(saying(why).or(saying(orWhy)), name).toBeVisible()
    await tool.kept()
    expect.soft(await focused(page), `${name}: focus is not lost`).not.toBe('BODY')
  }
  const meet = async (bad: BadAnswer) => {
    day = bad.answer
    await press(tool.press)
    await failsAs(bad.why, bad.name, bad.orWhy)
    if (bad.leavesHalf && tool.half) await expect(tool.half).toContainText(/\p{L}/u)
  }
  const speak = async (language: Locale) => {
    await page.getByRole('link', { name: languages[language] }).click()
    locale = language
    tool = toolIn(language)
  }

  const kind = tool.streams ? 'streams' : 'wholes'
  for (const bad of badAnswers) if ((bad.of ?? kind) === kind) await meet(bad)
  await speak(other)
  await failsAs('network')
  for (const bad of badAnswers) if (inBoth.has(bad.name)) await meet(bad)

  // Nothing comes for a while: who changes the language waits on, who cancels does not, nor who leaves most tools, nor does the call.
  day = never
  const asked = () => page.waitForRequest(tool.call)
  const ended = () => page.waitForEvent('requestfailed', (request) => tool.call.test(request.url()))
  await Promise.all([asked(), press(tool.press)])
  await speak(visitor.locale)
  await Promise.all([ended(), press(tool.cancel)])
  await expect(tool.press).toBeEnabled()
  expect.soft(await focused(page), 'canceled: focus is not lost').not.toBe('BODY')
  await Promise.all([asked(), press(tool.press)])
  const address = page.url()
  const studioLink = page.getByRole('link', { name: messages[locale].nav.studio }).first()
  await Promise.all([tool.goesOn ? undefined : ended(), studioLink.click()])
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  if (tool.goesOn) await Promise.all([ended(), press(tool.cancel)])
  await tool.kept()

  const retry = page.locator('main').getByRole('button', { name: messages[locale].common.retry, exact: true })
  day = null
  await page.context().setOffline(true)
  await press(tool.press)
  await failsAs('network', 'offline')
  await page.context().setOffline(false)
  day = fault('quota=4')
  await press(retry)
  await failsAs('rateLimit', 'busy for a while')
  // As long as it was told to wait, it does.
  await expect(page.locator('main').getByRole('button', { name: /0:0[1-4]/ })).toBeDisabled()
  day = fault('slow=1')
  await expect(retry).toBeEnabled()
  await announcements(page)
  await press(retry)
  await expect(tool.cancel).toBeVisible()
  await expect(async () => {
    expect((await announcements(page, false)).join('\n')).toContain(tool.ready)
  }).toPass()
  await expect(tool.failure).toHaveCount(0)
  const told = await announcements(page)
  expect(
    told.filter((words) => words.includes(tool.ready)),
    'the answer is announced once',
  ).toHaveLength(1)
  expect(new Set(told).size, `nothing is announced twice: ${told.join(' | ')}`).toBe(told.length)
}
