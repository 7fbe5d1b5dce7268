import { sample } from '../../sample.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const KEY = 'AQ.not-a-key-of-anybody-but-as-long-as-one-is'
/** A public value, which proves that the environment reaches the build. */
const SITE = 'https://site-of-this-build.example'
const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

/** Builds the portal with a key under each of its environment names. @returns its files */
async function build(mode: string, studio = 'on'): Promise<{ name: string; text: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'saha-built-'))
  try {
    const keys = ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_API_KEY', 'VITE_GEMINI_API_KEY']
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'app/vite.config.ts']
    await run(process.execPath, [...vite, '--outDir', folder, '--emptyOutDir', '--logLevel', 'silent'], {
      cwd: root,
      env: {
        ...process.env,
        ...Object.fromEntries(keys.map((name) => [name, KEY])),
        VITE_GEMINI_MODE: mode,
        VITE_AI_STUDIO: studio,
        VITE_SITE_URL: SITE,
      },
    })
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    return await Promise.all(
      files
        .filter((file) => file.isFile())
        .map(async ({ name, parentPath }) => ({
          name,
          text: await readFile(join(parentPath, name), 'latin1'),
        })),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

for (const mode of sample('built portal', ['demo', 'gateway']))
  test(`contains no key in the portal built in mode ${mode} @quick`, async () => {
    const files = await build(mode)
    const holding = (words: string) =>
      files.filter(({ text }) => text.includes(words)).map(({ name }) => name)
    expect(holding(SITE)).toContain('index.html')
    expect(holding(KEY)).toEqual([])
  })

test('contains no tool, link or Gemini code in a build without the AI Studio', async () => {
  const files = await build('gateway', 'off')
  const holding = (words: string, kinds: RegExp) =>
    files.filter(({ name, text }) => kinds.test(name) && text.includes(words)).map(({ name }) => name)
  expect(holding('</html>', /\.html$/).length).toBeGreaterThan(50)
  for (const words of ['ai-studio', 'content-generator', 'screens/studio', 'microphone=(self)', 'googleapis'])
    expect(holding(words, /\.(?:html|xml|json|txt|webmanifest)$|^_headers$/), words).toEqual([])
  for (const words of ['generateContent', 'googleapis']) expect(holding(words, /\.js$/), words).toEqual([])
})
