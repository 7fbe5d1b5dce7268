import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { gemini, geminiOrigins } from '../../../gemini.ts'

const marker = 'AQ.the-key-that-must-not-be-found-in-a-script'
const root = fileURLToPath(new URL('../../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const adapters = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing|sdk\.ts$/.test(file))
  .map((file) => here + file)

/** Bundles the adapters with a key under each of its names in the environment. */
async function built(mode: string) {
  for (const name of ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'VITE_GEMINI_API_KEY', 'VITE_SECRET'])
    vi.stubEnv(name, marker)
  vi.stubEnv('VITE_GEMINI_MODE', mode)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const warned: string[] = []
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    customLogger: { ...silent, warn: (text) => warned.push(text) },
    plugins: [gemini({ VITE_GEMINI_MODE: mode, VITE_GEMINI_API_KEY: marker })],
    resolve: { conditions: ['saha-source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: adapters, preserveEntrySignatures: 'strict' },
      modulePreload: { polyfill: false },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('Vite built no script.')
  const scripts = output.output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
  return { scripts, warned, all: scripts.map(({ code }) => code).join('\n') }
}

const silent = {
  info: () => {},
  warn: () => {},
  warnOnce: () => {},
  error: () => {},
  clearScreen: () => {},
  hasErrorLogged: () => false,
  hasWarned: false,
}

describe.each(['demo', 'gateway'])('a build in mode %s', (mode) => {
  it('contains no key, and reads none from the URL', async () => {
    const { all, scripts, warned } = await built(mode)
    expect(all).not.toContain(marker)
    expect(warned).toEqual([])
    // Our code reads only the origin of the URL; the SDK reads no URL at all.
    expect(new Set(all.match(/\blocation(?:\.\w+|\[)/g))).toEqual(new Set(['location.origin']))
    expect(all).toMatch(new RegExp(`VITE_GEMINI_MODE"?: "${mode}"`))
    expect(scripts.filter(({ isEntry }) => isEntry)).toHaveLength(adapters.length)
  })

  it('has the SDK in its own chunk', async () => {
    const { scripts } = await built(mode)
    const withSdk = scripts.filter(({ code }) => code.includes('google-genai-sdk'))
    expect(withSdk.map(({ isEntry, isDynamicEntry }) => [isEntry, isDynamicEntry])).toEqual([[false, true]])
  })
})

it('a build in mode direct contains the key and warns', async () => {
  const { all, warned } = await built('direct')
  expect(all).toContain(marker)
  expect(warned.join()).toContain('every visitor can read and use it')
})

it.each([
  [{}, ''],
  [
    { VITE_GEMINI_MODE: 'gateway' },
    ' https://generativelanguage.googleapis.com wss://generativelanguage.googleapis.com',
  ],
  [
    { VITE_GEMINI_MODE: 'gateway', VITE_GEMINI_GATEWAY: 'https://ai.example.com/gate' },
    ' https://ai.example.com wss://ai.example.com https://generativelanguage.googleapis.com wss://generativelanguage.googleapis.com',
  ],
])('the policy of a build with %j allows no more than its tools need', (env, origins) => {
  expect(geminiOrigins(env as unknown as Record<string, string>)).toBe(origins)
})
