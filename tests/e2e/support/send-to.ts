import ar from '../../../app/src/i18n/messages/studio/ar.ts'
import en from '../../../app/src/i18n/messages/studio/en.ts'
import { expect, type Visitor } from './portal.ts'

const words = { en, ar }

/** Sends the result on the page to another tool, and waits for that tool. */
export async function sendTo({ page, locale, heading }: Visitor, tool: keyof typeof en.tool): Promise<void> {
  const t = words[locale]
  await page.locator('main').getByRole('button', { name: t.sendTo, exact: true }).last().click()
  await page.getByRole('menuitem', { name: t.tool[tool].name, exact: true }).click()
  await expect(heading).toHaveText(t.tool[tool].name)
}
