import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { stopProcess } from '../../scripts/stop-process.ts'
import { visit } from './host.ts'
import { consumer, run, test } from './packed.ts'
import { installHost, installThirdParty } from './third-party.ts'

let next: ChildProcess
let url = ''
/** Answers the slow part of the page when a test lets it. */
const waiting: ServerResponse[] = []
const games = createServer((_, response) => waiting.push(response))
const answerGames = async () => {
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  for (const response of waiting.splice(0)) response.end('7')
}

test.beforeAll(async ({ packed }) => {
  const home = installThirdParty()
  const root = installHost(home, packed.ui, join(consumer, 'next'))
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  run('node', [join(home, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build', root], root)
  await new Promise<void>((resolve) => games.listen(0, '127.0.0.1', resolve))
  const env = { ...process.env, GAMES_URL: `http://127.0.0.1:${(games.address() as AddressInfo).port}` }
  next = fork(join(root, 'server.mjs'), { cwd: root, env })
  const [port] = (await once(next, 'message')) as [number]
  url = `http://127.0.0.1:${port}`
})
test.afterAll(async () => {
  await stopProcess(next)
  games.close()
})

for (const { locale, dir, play, rules } of [
  { locale: 'en', dir: 'ltr', play: 'Play now', rules: 'Rules' },
  { locale: 'ar', dir: 'rtl', play: 'العب الآن', rules: 'القواعد' },
]) {
  test(`has language and direction in its first bytes, and streams the rest (${locale})`, async () => {
    const { body } = await fetch(`${url}/${locale}`)
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    const { value: first = '' } = await reader.read()
    expect(first).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}" dir="${dir}"`))
    // The rest waits for this answer.
    await answerGames()
    let html = first
    for (let part = await reader.read(); !part.done; part = await reader.read()) html += part.value
    expect(html).toMatch(/<svg[^>]*data-slot="icon"/)
    expect(html).toContain('data-slot="badge"')
  })

  test(`hydrates without a message (${locale})`, async ({ page }) => {
    const loaded = visit(page, `${url}/${locale}`, dir)
    await answerGames()
    const output = await loaded
    await page.getByRole('button', { name: play }).click()
    await expect(page.getByRole('dialog', { name: rules })).toBeVisible()
    expect(output).toEqual([])
  })
}
