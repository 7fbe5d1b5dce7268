import { sample } from '../sample.ts'
import { expect, type Page } from '@playwright/test'
import { violations } from '../axe.ts'
import { copyHost, host } from './host.ts'
import { run, test } from './packed.ts'

let server: Awaited<ReturnType<typeof host>>
test.beforeAll(async ({ packed }) => {
  const root = copyHost(packed.site, 'kit')
  run('tsc', ['-p', '.'], root)
  server = await host(root)
})
test.afterAll(async () => server.close())

/** Opens a program, which must log nothing and have no accessibility violations. */
async function open(page: Page, program: string, language: string) {
  const output: string[] = []
  page.on('console', (message) => output.push(message.text()))
  page.on('pageerror', (error) => output.push(error.message))
  await page.goto(`${server.url}?program=${program}&language=${language}`)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await expect.poll(() => violations(page, { include: ['main'], exclude: [] })).toEqual([])
  return output
}

const words = {
  en: {
    email: 'Email',
    guests: 'Guests',
    book: 'Book',
    full: 'Only four seats are left.',
    done: 'Booked.',
    caption: 'Downloads',
    remove: 'Delete',
    undo: 'Undo',
    month: 'This month',
    figure: '40,215',
    other: 'العربية',
  },
  ar: {
    email: 'البريد الإلكتروني',
    guests: 'عدد الضيوف',
    book: 'احجز',
    full: 'بقيت أربعة مقاعد فقط.',
    done: 'تم الحجز.',
    caption: 'التنزيلات',
    remove: 'احذف',
    undo: 'تراجع',
    month: 'هذا الشهر',
    figure: '40,215',
    other: 'English',
  },
} as const

for (const language of sample('programs of the kit', ['en', 'ar'] as const)) {
  const t = words[language]

  test(`books with numbers in both digit sets, and shows the error of the server (${language}) @quick`, async ({
    page,
  }) => {
    const sent: string[] = []
    await page.route('**/bookings', async (route) => {
      sent.push(route.request().postData() ?? '')
      return route.fulfill({ status: sent.length === 1 ? 422 : 204 })
    })
    const output = await open(page, 'booking', language)
    await page.getByLabel(t.email).fill('noor@example.com')
    const guests = page.getByLabel(t.guests, { exact: false }).first()
    await guests.fill('٦')
    await page.getByRole('button', { name: t.book }).click()
    await expect(page.getByText(t.full).first()).toBeVisible()
    await expect(guests).toBeFocused()
    await guests.fill('4')
    await page.getByRole('button', { name: t.book }).click()
    await expect(page.getByText(t.done)).toBeVisible()
    expect(
      sent.map((body) => (JSON.parse(body) as string[][]).find(([name]) => name === 'guests')?.[1]),
    ).toEqual(['6', '4'])
    // The browser reports the refused request itself.
    expect(output.filter((text) => !text.includes('422'))).toEqual([])
  })

  test(`sorts, selects, deletes and restores rows (${language})`, async ({ page }) => {
    const output = await open(page, 'downloads', language)
    const table = page.getByRole('table', { name: t.caption })
    await expect(table.getByRole('rowheader').first()).toHaveText('music.mp3')
    await table.getByRole('columnheader').last().getByRole('button').click()
    await expect(table.getByRole('rowheader').first()).toHaveText('قواعد اللعبة.pdf')
    await table.getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: t.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
    await expect(table.getByRole('rowheader')).toHaveCount(2)
    await page.getByRole('button', { name: t.undo }).click()
    await expect(table.getByRole('rowheader')).toHaveCount(3)
    expect(output).toEqual([])
  })

  test(`shows figures in tabs and changes the language (${language})`, async ({ page }) => {
    const output = await open(page, 'dashboard', language)
    await page.getByRole('tab', { name: t.month }).click()
    await expect(page.getByRole('tabpanel').getByText(t.figure)).toBeVisible()
    await page.getByRole('radio', { name: t.other }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'ltr' : 'rtl')
    expect(output).toEqual([])
  })
}
