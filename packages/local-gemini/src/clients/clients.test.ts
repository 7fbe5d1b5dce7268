import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AnswerRequest, AnswerResult } from '../answer.ts'
import { startTestGemini } from '../testing/test-gemini.ts'
import { aiSdk } from './ai-sdk.ts'
import type { Client } from './client.ts'
import { generativeAi } from './generative-ai.ts'
import { googleGenAi } from './google-genai.ts'
import { langchain } from './langchain.ts'
import { openAi } from './openai.ts'

const clients: readonly Client[] = [...googleGenAi, generativeAi, langchain, aiSdk, openAi]

const COLUMNS = [
  'text',
  'stream',
  'stop',
  'system',
  'chat',
  'JSON',
  'functions',
  'image in',
  'embeddings',
  'files',
  '429',
] as const

type Column = (typeof COLUMNS)[number]

/** Columns in which each client has passed. */
const passed = new Map<Client, Set<Column>>()
const pass = (client: Client, column: Column) =>
  passed.set(client, (passed.get(client) ?? new Set()).add(column))

const README = new URL('../../README.md', import.meta.url)
const TABLE = /(<!-- checked with -->\n)[^]*?(<!-- end -->)/

/** Reads a version from the package's folder, because not every package exports its manifest. */
function readVersion({ name, alias = name }: Client): string {
  const entry = createRequire(import.meta.url).resolve(alias)
  for (let folder = dirname(entry); ; folder = dirname(folder)) {
    try {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >
      if (manifest['name'] === name) return manifest['version'] ?? ''
    } catch {
      // Parent folders follow.
    }
    if (folder === dirname(folder)) throw new Error(`${name} is not installed.`)
  }
}

function renderTable(): string {
  const head = ['client', 'version', ...COLUMNS]
  const rows = clients.map((client) => [
    `\`${client.name}\``,
    readVersion(client),
    ...COLUMNS.map((column) => (passed.get(client)?.has(column) ? '✓' : '–')),
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const describeClient = (client: Client) => `${client.name} ${readVersion(client)}`

async function* countUntilStopped(signal: AbortSignal, stopped: () => void): AsyncGenerator<string> {
  yield 'one '
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
  stopped()
}

async function* count(): AsyncGenerator<string> {
  yield 'one '
  yield 'two'
}

/** Answers every client in the same way. */
function answer({ prompt, system, messages, schema, tools }: AnswerRequest): AnswerResult {
  if (prompt === 'quota') return { fault: 'quota=7' }
  if (prompt === 'count') return count()
  if (schema !== null) return JSON.stringify({ color: 'blue' })
  if (tools.length > 0) return [{ functionCall: { name: tools[0]?.name ?? '', args: { city: 'Riyadh' } } }]
  const image = messages.flatMap(({ parts }) => parts).find(({ inlineData }) => inlineData)
  if (image !== undefined) return `An image: ${image.inlineData?.mimeType}`
  if (system !== '') return `As told: ${system}`
  return messages.map(({ role, text }) => `${role}: ${text}`).join('; ')
}

const start = async () => (await startTestGemini({ answer })).url
const never = new AbortController().signal

describe.each(clients.map((client) => [describeClient(client), client] as const))('%s', (_, client) => {
  test('text', async () => {
    expect(await client.text(await start(), 'hi')).toBe('user: hi')
    pass(client, 'text')
  })

  test('stream', async () => {
    const chunks: string[] = []
    for await (const chunk of client.stream(await start(), 'count', never)) chunks.push(chunk)
    expect(chunks.join('')).toBe('one two')
    expect(chunks.length).toBeGreaterThan(1)
    pass(client, 'stream')
  })

  test('system instruction and chat', async () => {
    const url = await start()
    expect(await client.system(url, 'Be brief', 'hi')).toBe('As told: Be brief')
    pass(client, 'system')
    expect(await client.chat(url, 'hi', 'more')).toBe('user: hi; model: user: hi; user: more')
    pass(client, 'chat')
  })

  test('JSON, functions and images', async () => {
    const url = await start()
    expect(await client.json(url, 'Which color?')).toEqual({ color: 'blue' })
    pass(client, 'JSON')
    expect(await client.call(url, 'Which weather?')).toEqual(['getWeather', { city: 'Riyadh' }])
    pass(client, 'functions')
    expect(await client.image(url, 'What is this?')).toBe('An image: image/png')
    pass(client, 'image in')
  })

  test('embeddings', async () => {
    const values = (await client.embed(await start(), 'a fox')) ?? []
    expect(values).toHaveLength(3072)
    expect(Math.hypot(...values)).toBeCloseTo(1, 4)
    pass(client, 'embeddings')
  })

  test('quota error', async () => {
    const url = await start()
    const error: unknown = await client.text(url, 'quota').then(
      () => null,
      (reason: unknown) => reason,
    )
    const { status, details } = client.readError(error)
    expect(status).toBe(429)
    expect(details).toMatch(/retryDelay\W+7s/)
    pass(client, '429')
  })

  if (client.canStop !== false)
    test('stopped stream', async () => {
      let stopped = () => {}
      const noticed = new Promise<void>((resolve) => {
        stopped = resolve
      })
      const { url } = await startTestGemini({ answer: ({ signal }) => countUntilStopped(signal, stopped) })
      const abort = new AbortController()
      const texts: string[] = []
      const read = async () => {
        for await (const text of client.stream(url, 'count', abort.signal)) {
          texts.push(text)
          if (text !== '') abort.abort()
        }
      }
      // Some clients throw, others end the stream.
      await read().catch(() => {})
      // The server notices, too.
      await noticed
      expect(texts.join('')).toBe('one ')
      pass(client, 'stop')
    })

  if (client.upload === undefined) return
  const { upload } = client
  test('files', async () => {
    expect(await upload(await start(), 'a,b')).toMatch(/files\/[a-z0-9]{12}/)
    pass(client, 'files')
  })
})

test('the README has this table', () => {
  const table = `$1\n${renderTable()}\n\n$2`
  const readme = readFileSync(README, 'utf8')
  if (process.env['UPDATE_CLIENTS']) writeFileSync(README, readme.replace(TABLE, table))
  // To renew it: UPDATE_CLIENTS=1 npx vitest run --project unit packages/local-gemini/src/clients
  expect(readFileSync(README, 'utf8')).toBe(readme.replace(TABLE, table))
})
