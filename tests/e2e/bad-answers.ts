import type { Locator, Route } from '@playwright/test'
import ar from '../../app/src/i18n/messages/studio/ar.ts'
import en from '../../app/src/i18n/messages/studio/en.ts'
import { expect, type Visitor } from './portal.ts'

const studio = { en, ar } as const

/** One day on which the service does not answer as it should. */
interface BadAnswer {
  readonly name: string
  /** The sentence after the tool's own. */
  readonly why: keyof typeof en.why
  readonly answer: (route: Route, text: string) => Promise<void>
}

/** The embedded service fails by itself, through the gateway: what was written asks for it on its way. */
const fault = (name: string) => async (route: Route, text: string) => {
  const body = route.request().postData() ?? ''
  await route.continue({ postData: body.replaceAll(text, `${text} #fault:${name}`) })
}

/** What the embedded service has no fault for. */
const status = (code: number) => async (route: Route) =>
  await route.fulfill({ status: code, json: { error: { code, message: 'No', status: 'UNKNOWN' } } })

/** One of each class of meaning. No two neighbors say the same: each sentence is seen to be a new one. */
const badAnswers: readonly BadAnswer[] = [
  { name: '400', why: 'validation', answer: status(400) },
  { name: '401', why: 'auth', answer: status(401) },
  { name: '403', why: 'permission', answer: status(403) },
  { name: '404', why: 'server', answer: fault('not-found') },
  { name: '408', why: 'timeout', answer: status(408) },
  { name: '418', why: 'validation', answer: status(418) },
  { name: '500', why: 'server', answer: fault('internal') },
  { name: '504', why: 'timeout', answer: fault('deadline') },
  { name: '503', why: 'server', answer: fault('overloaded') },
  { name: 'refused', why: 'blocked', answer: fault('safety') },
  { name: '599', why: 'server', answer: status(599) },
  { name: 'empty', why: 'empty', answer: fault('empty') },
  { name: 'the key of the site is refused', why: 'server', answer: fault('forbidden') },
  { name: '429', why: 'rateLimit', answer: fault('quota=1') },
  { name: 'cut off', why: 'network', answer: (route) => route.abort('connectionreset') },
]

/** A tool as its visitor uses it. */
export interface Tool {
  /** The address that it asks. */
  readonly call: RegExp
  readonly press: Locator
  readonly cancel: Locator
  /** What says that it failed. */
  readonly failure: Locator
  /** What is said where the tool has words of its own for it. */
  readonly own?: Partial<Record<BadAnswer['why'], string>>
  /** What the visitor wrote, which no bad day takes away. */
  readonly draft: Locator
  readonly done: Locator
}

/** Goes through every bad day in one page, and on from the last to a good answer. */
export async function outlive(visitor: Visitor, tool: Tool): Promise<void> {
  const { page, locale, words } = visitor
  const { call, press, cancel, failure, draft, done, own = {} } = tool
  const text = await draft.inputValue()
  const why = (reason: BadAnswer['why']) => own[reason] ?? studio[locale].why[reason]
  for (const bad of badAnswers) {
    // As often as it is asked: some tools try once more by themselves.
    await page.route(call, async (route) => await bad.answer(route, text))
    await press.click()
    await expect(failure, bad.name).toContainText(why(bad.why))
    await page.unroute(call)
    await expect(draft).toHaveValue(text)
  }

  // Nothing comes for a while: whoever waits may cancel or leave, and the call ends with that.
  await page.route(call, () => {})
  const asked = () => page.waitForRequest(call)
  const ended = () => page.waitForEvent('requestfailed', (request) => call.test(request.url()))
  await Promise.all([asked(), press.click()])
  await Promise.all([ended(), cancel.click()])
  await expect(press).toBeEnabled()
  await Promise.all([asked(), press.click()])
  const address = page.url()
  await Promise.all([ended(), page.getByRole('link', { name: words.nav.studio }).first().click()])
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  await expect(draft).toHaveValue(text)
  await page.unroute(call)

  await page.context().setOffline(true)
  await press.click()
  await expect(failure).toContainText(why('network'))
  await page.context().setOffline(false)
  await page.locator('main').getByRole('button', { name: words.common.retry }).click()
  await expect(done).toBeVisible()
  await expect(failure).toHaveCount(0)
}
