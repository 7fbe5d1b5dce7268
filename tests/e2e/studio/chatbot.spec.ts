import { readFile } from 'node:fs/promises'
import en from '../../../app/src/i18n/messages/chatbot/en.ts'
import historyEn from '../../../app/src/i18n/messages/history/en.ts'
import enStudio from '../../../app/src/i18n/messages/studio/en.ts'
import { violations } from '../../axe.ts'
import { answerAtOnce, openChatbot } from '../support/chatbot.ts'
import { expect, test } from '../support/portal.ts'

test('sends a message with Enter, streams Markdown and restores a partial answer after reload (en) @quick', async ({
  visit,
}) => {
  const { page, t, field, questions, answers, threads } = await openChatbot(await visit('en'))
  await field.fill('Write code that counts')
  await field.press('Shift+Enter')
  await field.pressSequentially('words')
  await expect(field).toHaveValue('Write code that counts\nwords')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(answers).toHaveAttribute('data-state', 'complete')
  await expect(answers.locator('[data-slot=code-block]')).toBeVisible()
  await expect(threads).toHaveCount(1)

  await field.fill('Tell me of the sea #fault:stream-error')
  await field.press('Enter')
  await expect(answers.last()).toHaveAttribute('data-state', 'failed')
  const came = (await answers.last().locator('[data-slot=prose]').textContent()) ?? ''
  expect(came).not.toBe('')

  await field.fill('half a thought')
  await page.reload()
  await expect(field).toHaveValue('half a thought')
  await expect(questions.first()).toContainText('Write code that counts')
  await expect(answers.locator('[data-slot=code-block]')).toBeVisible()
  await expect(answers.last().locator('[data-slot=prose]')).toHaveText(came)
  await expect(answers.last()).toHaveAttribute('data-state', 'failed')

  // Switching models starts a new chat; the previous one stays in the list.
  await page.getByRole('combobox', { name: t.model }).selectOption('pro')
  await expect(questions).toHaveCount(0)
  await threads.getByRole('button').first().click()
  await expect(questions).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: t.model })).toHaveValue('flash')
})

test('stops an answer by click and Escape, keeps the partial text and regenerates it (ar)', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page, t, field, questions, answers, threads } = await openChatbot(visitor)
  await field.fill('اكتب مقالا من 4000 كلمة عن البحر')
  await field.press('Enter')
  await expect(answers.locator('[data-slot=prose] p').first()).toBeVisible()
  await page.locator('[data-slot=prompt-input-send][data-state=stop]').click()
  await expect(answers).toContainText(t.stopped)
  await expect(answers.locator('[data-slot=prose]')).not.toBeEmpty()

  await questions.getByRole('button', { name: t.edit }).click()
  const edit = page.getByRole('textbox', { name: t.editLabel })
  await edit.fill('اكتب باختصار عن القمر')
  await edit.press('Enter')
  await expect(questions).toContainText('اكتب باختصار عن القمر')
  await expect(answers).toHaveAttribute('data-state', 'complete')
  await expect(answers).not.toContainText(t.stopped)
  await expect(field).toHaveAttribute('dir', 'rtl')

  // The original continuation is kept.
  await expect(threads).toHaveCount(2)
  await threads.last().getByRole('button').first().click()
  await expect(questions).toContainText('اكتب مقالا من 4000 كلمة عن البحر')
  await expect(answers).toContainText(t.stopped)

  await answers.getByRole('button', { name: t.again }).click()
  await expect(answers).toHaveAttribute('data-state', 'streaming')
  await expect(answers.locator('[data-slot=prose] p').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(answers).toContainText(t.stopped)
})

test('continues an answer while the user visits other pages, says so and links back (en)', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page, t, field, answers } = await openChatbot(visitor)
  await field.fill('Write 400 words about the sea')
  await field.press('Enter')
  await expect(answers.locator('[data-slot=prose] p').first()).toBeVisible()
  await page.getByRole('link', { name: visitor.words.nav.studio }).first().click()
  await expect(page).toHaveURL(/ai-studio$/)
  const tool = enStudio.tool.chatbot.name
  await expect(visitor.alert(enStudio.late.continues.replace('{tool}', tool))).toBeVisible()
  await page.getByRole('link', { name: visitor.words.nav.games }).first().click()
  const [, words = ''] = /<link>(.*)<\/link>/.exec(enStudio.late.ended) ?? []
  await page.getByRole('alert').getByRole('link', { name: words }).click()
  await expect(answers).toHaveAttribute('data-state', 'complete')
  await expect(page.getByRole('alert').getByRole('link', { name: words })).toHaveCount(0)
  await expect(answers).not.toContainText(t.stopped)
})

test('keeps both versions of a regenerated answer, selectable by keyboard, after reload (ar)', async ({
  visit,
}) => {
  const { page, t, field, answers } = await openChatbot(await visit('ar'))
  await field.fill('Tell me about palms')
  await field.press('Enter')
  await expect(answers).toHaveAttribute('data-state', 'complete')
  const versions = answers.getByRole('group', { name: t.versions })
  await expect(versions).toHaveCount(0)
  await answers.getByRole('button', { name: t.again }).click()
  await expect(answers).toHaveAttribute('data-state', 'complete')
  await expect(versions).toContainText(t.version.replace('{number}', '2').replace('{count}', '2'))

  const earlier = versions.getByRole('button', { name: t.earlierVersion })
  const later = versions.getByRole('button', { name: t.laterVersion })
  await expect(later).toHaveAttribute('aria-disabled', 'true')
  await earlier.press('Enter')
  await expect(versions.getByRole('status')).toHaveText(
    t.version.replace('{number}', '1').replace('{count}', '2'),
  )
  await expect(earlier).toBeFocused()
  await expect(earlier).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])

  // The list shows that it was stored.
  await field.fill('And the sea?')
  await field.press('Enter')
  await expect(answers.last()).toHaveAttribute('data-state', 'complete')
  await page.reload()
  await expect(answers).toHaveCount(2)
  await expect(versions.getByRole('status')).toHaveText(
    t.version.replace('{number}', '1').replace('{count}', '2'),
  )
  await later.press('Enter')
  await expect(earlier).toHaveAttribute('aria-disabled', 'false')
})

test('keeps received text that was not rendered yet when stopping (en)', async ({ visit }) => {
  const visitor = await visit('en')
  const last = 'And so the lamps were lit.'
  await visitor.page.addInitScript(answerAtOnce, `${'Nobody keeps the time. '.repeat(2000)}${last}`)
  const { page, t, field, answers } = await openChatbot(visitor)
  // When the first text renders, the rest has arrived too.
  const shown = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const watch = new MutationObserver(() => {
          const prose = document.querySelector('[data-from=model] [data-slot=prose]')
          const stop = document.querySelector<HTMLElement>('[data-slot=prompt-input-send][data-state=stop]')
          if (!prose?.textContent || !stop) return
          watch.disconnect()
          const { textContent } = prose
          stop.click()
          resolve(textContent)
        })
        watch.observe(document, { subtree: true, childList: true, characterData: true })
      }),
  )
  await field.fill('Tell me of the square')
  await field.press('Enter')
  expect(await shown).not.toContain(last)
  await expect(answers).toContainText(t.stopped)
  await expect(answers.locator('[data-slot=prose]')).toContainText(last)
})

test('searches, renames, deletes, restores and exports chats (ar)', async ({ visit }) => {
  const { page, t, field, answers, threads } = await openChatbot(await visit('ar'))
  for (const question of ['ما أصل الشطرنج؟', 'لماذا السماء زرقاء؟']) {
    await field.fill(question)
    await field.press('Enter')
    await expect(answers).toHaveAttribute('data-state', 'complete')
    await page.getByRole('button', { name: t.newChat }).click()
  }
  await expect(threads).toHaveCount(2)
  await page.getByRole('searchbox', { name: t.history.search }).fill('شطرنج')
  await expect(threads).toHaveCount(1)

  const choose = async (what: string) => {
    await threads.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await choose(t.history.rename)
  await page.getByRole('textbox', { name: t.history.renameLabel }).fill('رقعة الشطرنج')
  await page.keyboard.press('Enter')
  await expect(threads).toContainText('رقعة الشطرنج')

  const download = page.waitForEvent('download')
  await choose(t.history.export)
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/^# رقعة الشطرنج\n\n## أنت\n\nما أصل الشطرنج؟\n\n## المساعد\n\n/)

  await choose(t.history.remove)
  await expect(threads).toHaveCount(0)
  await page.getByRole('button', { name: t.history.undo }).click()
  await expect(threads).toContainText('رقعة الشطرنج')
})

test('shows chats in a sheet on a small screen and locks the scroll behind it (ar)', async ({ visit }) => {
  const visitor = await visit('ar', { viewport: { width: 375, height: 700 } })
  const { page, t, field, answers } = await openChatbot(visitor)
  await page.getByRole('button', { name: t.history.title }).click()
  const sheet = page.getByRole('dialog', { name: t.history.title })
  await expect(sheet).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')

  // A conversation fills the window, so that nothing covers its controls.
  await field.fill('مرحبا')
  await field.press('Enter')
  await expect(answers).toHaveAttribute('data-state', 'complete')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('[data-slot=scroll-to-top]')).toHaveAttribute('data-state', 'visible')
  await expect(page.locator('[data-slot=scroll-to-top]')).toBeHidden()
})

test('splits a chat that continues in two tabs into two (en)', async ({ visit }) => {
  const { page, field, answers, threads } = await openChatbot(await visit('en'))
  const say = async (text: string, count: number) => {
    await field.fill(text)
    await field.press('Enter')
    await expect(answers).toHaveCount(count)
    await expect(answers.last()).toHaveAttribute('data-state', 'complete')
  }
  await say('The beginning', 1)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const list = other.getByRole('list', { name: historyEn.list }).getByRole('listitem')
  await list.first().getByRole('button').first().click()
  const there = other.getByRole('textbox', { name: en.message, exact: true })
  const replies = other.locator('[data-slot=chat-message][data-from=model]')
  await expect(replies).toHaveCount(1)

  await say('What is said here', 2)
  await there.fill('What is said there')
  await there.press('Enter')
  await expect(replies).toHaveCount(2)
  await expect(replies.last()).toHaveAttribute('data-state', 'complete')
  for (const tab of [threads, list]) await expect(tab).toHaveCount(2)

  await page.reload()
  const questions = page.locator('[data-slot=chat-message][data-from=user]')
  for (const at of [0, 1]) {
    await threads.nth(at).getByRole('button').first().click()
    await expect(questions.first()).toContainText('The beginning')
    await expect(questions.last()).toContainText(at === 0 ? 'What is said there' : 'What is said here')
  }
})
