import type { Locator, Page, Route } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/studio/ar.ts'
import en from '../../../app/src/i18n/messages/studio/en.ts'
import { samplePart } from '../../sample.ts'
import { readAnnouncements, recordAnnouncements } from './announcements.ts'
import { expect, messages, type Locale, type Visitor } from './portal.ts'

const studio = { en, ar } as const
const languages = { en: 'English', ar: 'العربية' } as const

type Why = keyof typeof en.why
type Answer = (route: Route, text: string) => Promise<void>

/** A failing response of the service. */
export interface FailingResponse {
  readonly name: string
  /** Expected reason, shown after the tool's own message. */
  readonly why: Why
  /** Alternative expected reason. */
  readonly alternativeWhy?: Why
  readonly answer: Answer
  /** Restricts the failure to streamed or to complete responses. @default both */
  readonly of?: 'streams' | 'wholes'
  /** Whether partial text always arrives first; a cut connection may lose it. */
  readonly leavesPartial?: boolean
}

/** Makes the embedded service fail through the gateway, by a marker in the request. */
const fault =
  (name: string): Answer =>
  async (route, text) => {
    const body = route.request().postData() ?? ''
    await route.continue({ postData: body.replaceAll(text, `${text} #fault:${name}`) })
  }

/** Returns a status that the embedded service cannot produce. */
export const status =
  (code: number) =>
  async (route: Route): Promise<void> =>
    await route.fulfill({ status: code, json: { error: { code, message: 'No', status: 'UNKNOWN' } } })

const never: Answer = async () => {}

/** One failure of each kind. No two neighbors share a message, so each message is seen to be new. */
const failingResponses: readonly FailingResponse[] = [
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
    leavesPartial: true,
  },
  { name: 'cut in the middle', why: 'network', answer: fault('cut'), of: 'streams' },
  // The connection may break before or after the gateway forwards the response.
  {
    name: 'a whole one, cut in the middle',
    why: 'server',
    alternativeWhy: 'network',
    answer: fault('cut'),
    of: 'wholes',
  },
  { name: 'empty', why: 'empty', answer: fault('empty') },
  { name: 'the key of the site is refused', why: 'server', answer: fault('forbidden') },
  { name: '429', why: 'rateLimit', answer: fault('quota=1') },
  { name: 'cut off', why: 'network', answer: (route) => route.abort('connectionreset') },
]

/** Failures whose messages are also checked in the other language; `words.test.ts` covers all of them. */
const checkedInBothLanguages = new Set(['401', 'refused', 'empty', '429'])

/** A tool in one language. */
export interface Tool {
  /** URL of its requests. */
  readonly call: RegExp
  /** Text in the request after which a fault marker is inserted. */
  readonly text: string
  /** Submits, and retries. */
  readonly press: Locator
  /** Whether the response is streamed. */
  readonly streams?: boolean
  /** Whether the request continues while other pages are open. @default false */
  readonly runsInBackground?: boolean
  /** Shows the partial response. */
  readonly partial?: Locator
  readonly cancel: Locator
  /** Shows the error. */
  readonly failure: Locator
  /** Messages that the tool overrides. */
  readonly own?: Partial<Record<Why, string>>
  /** Expects the user's input to be unchanged. */
  readonly expectInput: () => Promise<void>
  /** Announcement of the complete response. */
  readonly ready: string
}

/** Returns the tag name of the focused element. Focus on the body would restart keyboard navigation at the top. */
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '')

/**
 * Checks all failing responses in one page by keyboard alone, some in both languages, and recovers from the last.
 *
 * @param part which third of them quick mode checks
 */
export async function checkFailingResponses(
  visitor: Visitor,
  createTool: (locale: Locale) => Tool,
  part: number,
): Promise<void> {
  const { page } = visitor
  const other = visitor.locale === 'ar' ? 'en' : 'ar'
  let { locale } = visitor
  let tool = createTool(locale)
  let override: Answer | null = null
  await recordAnnouncements(page)
  await page.route(tool.call, async (route) => {
    await (override === null ? route.continue() : override(route, tool.text))
  })

  const press = async (button: Locator) => {
    await expect(button).toBeEnabled()
    await button.press('Enter')
  }
  const failureWith = (why: Why) =>
    tool.failure.filter({ hasText: tool.own?.[why] ?? studio[locale].why[why] })
  const expectFailure = async (why: Why, name: string = why, alternativeWhy = why) => {
    await expect(failureWith(why).or(failureWith(alternativeWhy)), name).toBeVisible()
    await tool.expectInput()
    expect.soft(await focusedTag(page), `${name}: focus is not lost`).not.toBe('BODY')
  }
  const checkFailure = async (failing: FailingResponse) => {
    override = failing.answer
    await press(tool.press)
    await expectFailure(failing.why, failing.name, failing.alternativeWhy)
    if (failing.leavesPartial && tool.partial) await expect(tool.partial).toContainText(/\p{L}/u)
  }
  const switchLanguage = async (language: Locale) => {
    await page.getByRole('link', { name: languages[language] }).click()
    locale = language
    tool = createTool(language)
  }

  const kind = tool.streams ? 'streams' : 'wholes'
  const responses = failingResponses.filter((failing) => (failing.of ?? kind) === kind)
  for (const failing of samplePart(part, 3, responses.slice(0, -1))) await checkFailure(failing)
  for (const failing of responses.slice(-1)) await checkFailure(failing)
  await switchLanguage(other)
  await expectFailure('network')
  for (const failing of failingResponses)
    if (checkedInBothLanguages.has(failing.name)) await checkFailure(failing)

  // While a response is pending, changing the language keeps waiting. Canceling ends the request, and so does
  // leaving most tools.
  override = never
  const asked = () => page.waitForRequest(tool.call)
  const ended = () => page.waitForEvent('requestfailed', (request) => tool.call.test(request.url()))
  await Promise.all([asked(), press(tool.press)])
  await switchLanguage(visitor.locale)
  await Promise.all([ended(), press(tool.cancel)])
  await expect(tool.press).toBeEnabled()
  expect.soft(await focusedTag(page), 'canceled: focus is not lost').not.toBe('BODY')
  await Promise.all([asked(), press(tool.press)])
  const address = page.url()
  const studioLink = page.getByRole('link', { name: messages[locale].nav.studio }).first()
  await Promise.all([tool.runsInBackground ? undefined : ended(), studioLink.click()])
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  if (tool.runsInBackground) await Promise.all([ended(), press(tool.cancel)])
  await tool.expectInput()

  const retry = page.locator('main').getByRole('button', { name: messages[locale].common.retry, exact: true })
  override = null
  await page.context().setOffline(true)
  await press(tool.press)
  await expectFailure('network', 'offline')
  await page.context().setOffline(false)
  override = fault('quota=4')
  await press(retry)
  await expectFailure('rateLimit', 'busy for a while')
  // The retry button is disabled until the time that the service asked for.
  await expect(page.locator('main').getByRole('button', { name: /0:0[1-4]/ })).toBeDisabled()
  override = fault('slow=1')
  await expect(retry).toBeEnabled()
  await readAnnouncements(page)
  await press(retry)
  await expect(tool.cancel).toBeVisible()
  await expect(async () => {
    expect((await readAnnouncements(page, false)).join('\n')).toContain(tool.ready)
  }).toPass()
  await expect(tool.failure).toHaveCount(0)
  const announced = await readAnnouncements(page)
  expect(
    announced.filter((words) => words.includes(tool.ready)),
    'the answer is announced once',
  ).toHaveLength(1)
  expect(new Set(announced).size, `nothing is announced twice: ${announced.join(' | ')}`).toBe(
    announced.length,
  )
}
