import type { Page } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/video-generation/ar.ts'
import en from '../../../app/src/i18n/messages/video-generation/en.ts'
import type { Visitor } from './portal.ts'

export const path = 'ai-studio/video-generation'
export const ownKey = 'a-visitors-own-key-of-1234'
const words = { en, ar }

export const main = ({ page }: Visitor) => page.locator('main')
export const button = (visitor: Visitor, name: string) =>
  visitor.page.getByRole('button', { name, exact: true })

/** Enters the key in the portal's dialog. */
export async function giveKey(visitor: Visitor, key = ownKey): Promise<void> {
  const say = words[visitor.locale]
  await button(visitor, say.selectKey).click()
  await visitor.page.getByLabel(say.dialog.label, { exact: true }).fill(key)
  await button(visitor, say.dialog.use).click()
}

export async function order(visitor: Visitor, prompt: string): Promise<void> {
  const say = words[visitor.locale]
  await visitor.page.getByLabel(say.prompt).fill(prompt)
  await button(visitor, say.generate).click()
}

export const isPoll = (url: string, method: string) => method === 'GET' && /\/interactions\/\w/.test(url)

/** Counts the polls of videos. */
export function countPolls(page: Page): { polls: number } {
  const counted = { polls: 0 }
  page.on('request', (request) => {
    if (isPoll(request.url(), request.method())) counted.polls += 1
  })
  return counted
}
