import { violations } from '../../axe.ts'
import { answerAtOnce, openChatbot } from '../support/chatbot.ts'
import { expect, test } from '../support/portal.ts'

test('sends checked files with a message, keeps them after a reload and sends them again (en)', async ({
  visit,
}) => {
  const { page, t, field, questions, answers } = await openChatbot(await visit('en'))
  const input = page.locator('input[type=file][multiple]')
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('three cats') }
  const broken = { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2, 3]) }
  const report = {
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  }
  await input.setInputFiles([notes, report, broken])
  const next = page.getByRole('list', { name: t.files.next })
  await expect(next.getByRole('listitem')).toHaveText([/notes\.txt/, /report\.pdf/])
  await expect(page.getByRole('alert').filter({ hasText: 'cat.png' })).toBeVisible()

  // A picture that is pasted.
  await field.evaluate(async (element) => {
    const canvas = new OffscreenCanvas(40, 30)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
    const data = new DataTransfer()
    data.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(next.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('alert').filter({ hasText: 'cat.png' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  const request = page.waitForRequest((sent) => sent.url().includes(':streamGenerateContent'))
  await field.fill('What is in these?')
  await field.press('Enter')
  interface Body {
    contents: { parts: { text?: string; inlineData?: { mimeType: string } }[] }[]
  }
  const getParts = (body: unknown) =>
    (body as Body).contents[0]?.parts.map(({ text, inlineData }) => text ?? inlineData?.mimeType)
  const parts = [
    'notes.txt:\n\nthree cats',
    'report.pdf:',
    'application/pdf',
    'image/png',
    'What is in these?',
  ]
  expect(getParts((await request).postDataJSON())).toEqual(parts)
  await expect(next).toHaveCount(0)
  await expect(answers).toHaveAttribute('data-state', 'complete')
  await expect(answers).toContainText('Demo answer.')
  await expect(answers).toContainText('report.pdf: a PDF document')

  await page.reload()
  const sent = questions.getByRole('list', { name: t.files.sent })
  await expect(sent.locator('img')).toBeVisible()
  await expect(sent).toContainText('report.pdf')
  const again = page.waitForRequest((request) => request.url().includes(':streamGenerateContent'))
  await answers.getByRole('button', { name: t.again }).click()
  expect(getParts((await again).postDataJSON())).toEqual(parts)
})

test('shows formulas as MathML and code in colors, in both directions and themes', async ({ visit }) => {
  const visitor = await visit('en', { colorScheme: 'light' })
  const answer = [
    'المساحة هي $\\int_0^1 x^2\\,dx$ والسعر $5 أو $10.',
    '$$\nE = \\frac{mc^2}{\\sqrt{1 - v^2/c^2}}\n$$',
    'A link in TeX is refused: $\\href{javascript:alert(1)}{x}$',
    '```js\n// count\nconst words = (text) => text.split(" ").length + 1\n```',
  ].join('\n\n')
  await visitor.page.addInitScript(answerAtOnce, answer)
  const { page, field, answers } = await openChatbot(visitor)
  await field.fill('Tell me of formulas')
  await field.press('Enter')
  const prose = answers.locator('[data-slot=prose]')
  const checkAnswer = async () => {
    await expect(prose.locator('math')).toHaveCount(2)
    await expect(prose.locator('msubsup, munderover').first()).toBeVisible()
    await expect(prose).toContainText('السعر $5 أو $10')
    await expect(prose.locator('p').first()).toHaveCSS('direction', 'rtl')
    await expect(prose.locator('math').first()).toHaveCSS('direction', 'ltr')
    await expect(prose).toContainText('\\href{javascript:alert(1)}{x}')
    await expect(prose.locator('a')).toHaveCount(0)
    await expect(prose.locator('code span[style*="danger"]')).toHaveText('const')
    await expect(prose.locator('code span[style*="ink-muted"]').first()).toContainText('//')
    expect(await violations(page)).toEqual([])
  }
  await test.step('in English, light', checkAnswer)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('link', { name: 'العربية', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await test.step('in Arabic, dark', checkAnswer)
})
