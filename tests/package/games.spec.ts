import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { build } from 'vite'
import { stopProcess } from '../../scripts/stop-process.ts'
import { copyHost } from './host.ts'
import { type Packed, run, test as base } from './packed.ts'

const test = base.extend<{ play: (folder: string) => Promise<Page> }>({
  /** Opens a game in the packed local player. */
  play: async ({ packed, page }, provide) => {
    const players: ChildProcess[] = []
    await provide(async (folder) => {
      const player = startPlayer(packed.games, folder)
      players.push(player)
      const [output] = (await once(player.stdout, 'data')) as [Buffer]
      await page.goto(/http:\S+/.exec(output.toString())?.[0] ?? '')
      return page
    })
    for (const player of players) await stopProcess(player)
  },
})

const startPlayer = ({ folder, manifest }: Packed, game: string) =>
  spawn(process.execPath, [join(folder, manifest.bin?.['games'] ?? ''), game, '--port=0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Presses a key in the game, and expects the messages that follow. */
async function expectMessages(page: Page, key: string, presses: number, messages: readonly string[]) {
  const list = page.getByRole('list', { name: 'Messages of the game' })
  await expect(list).toContainText('ready')
  await page.locator('iframe').focus()
  for (let count = 0; count < presses; count++) await page.keyboard.press(key)
  for (const message of messages) await expect(list).toContainText(message)
  await expect(list.locator('[data-problem]')).toHaveCount(0)
}

test('plays a typed game in the packed local player, and keeps its saves', async ({ packed, play }) => {
  const root = copyHost(packed.site, 'game')
  run('tsc', ['-p', '.'], root)
  await build({ root, base: './', configFile: false, logLevel: 'warn' })
  const page = await play(join(root, 'dist'))
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await expectMessages(page, 'ArrowRight', 2, ['gameplay: true', 'score: 10', 'saved'])
  await page.reload()
  const best = await page
    .frameLocator('iframe')
    .locator('canvas')
    .evaluate(() => localStorage.getItem('best'))
  expect(best).toBe('10')
  await page.getByRole('button', { name: 'Forget saves' }).click()
  await expectMessages(page, 'ArrowLeft', 1, ['gameplay: true'])
  const forgotten = await page
    .frameLocator('iframe')
    .locator('canvas')
    .evaluate(() => localStorage.getItem('best'))
  expect(forgotten).toBeNull()
  expect(errors).toEqual([])
})

test('plays the first example of the guide @quick', async ({ play }) => {
  const guide = readFileSync(new URL('../../docs/write-games.md', import.meta.url), 'utf8')
  const [, html = ''] = /```html\n([^]*?)```/.exec(guide) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'saha-guide-'))
  writeFileSync(join(folder, 'index.html'), html)
  await expectMessages(await play(folder), 'ArrowRight', 3, ['gameplay: true', 'score: 10', 'saved'])
  rmSync(folder, { recursive: true })
})

test('says what a folder without a game lacks', async ({ packed }) => {
  const player = spawn(process.execPath, [
    join(packed.games.folder, packed.games.manifest.bin?.['games'] ?? ''),
    packed.games.folder,
  ])
  const [[output], [code]] = (await Promise.all([once(player.stderr, 'data'), once(player, 'exit')])) as [
    [Buffer],
    [number],
  ]
  expect(output.toString()).toContain('has no index.html')
  expect(code).toBe(1)
})
