import { describe, expect, it } from 'vitest'
import { models } from './models.ts'
import { GOOGLE, readSettings } from './settings.ts'

const origin = 'https://games.example.com'
const read = (env: Record<string, string> = {}) => readSettings(env, origin)

it('defaults to demo mode without a key', () => {
  expect(read()).toEqual({
    mode: 'demo',
    baseUrl: `${origin}/gateway`,
    ownKeyUrl: `${origin}/gemini`,
    apiKey: 'none',
    models,
    adminLabel: null,
    keyDialog: true,
  })
})

it.each(['demo', 'gateway'])('has no key in mode %s, even if configured', (mode) => {
  const settings = read({ VITE_GEMINI_MODE: mode, VITE_GEMINI_API_KEY: 'a-key', GEMINI_API_KEY: 'a-key' })
  expect(JSON.stringify(settings)).not.toContain('a-key')
})

it('sends the user’s key directly to Google', () => {
  const elsewhere = 'https://ai.example.com/gate/'
  const { baseUrl, ownKeyUrl } = read({ VITE_GEMINI_MODE: 'gateway', VITE_GEMINI_GATEWAY: elsewhere })
  expect([baseUrl, ownKeyUrl]).toEqual(['https://ai.example.com/gate', GOOGLE])
})

it('calls Google with the built-in key in mode direct', () => {
  const { baseUrl, apiKey } = read({ VITE_GEMINI_MODE: 'direct', VITE_GEMINI_API_KEY: ' a-key ' })
  expect([baseUrl, apiKey]).toEqual([GOOGLE, 'a-key'])
})

it('opens the content generator to everyone or to a label', () => {
  expect(read({ VITE_ADMIN_LABEL: '' }).adminLabel).toBeNull()
  expect(read({ VITE_ADMIN_LABEL: ' editor ' }).adminLabel).toBe('editor')
})

it('can turn off the key dialog', () => {
  expect(read({ VITE_GEMINI_KEY_DIALOG: 'off' }).keyDialog).toBe(false)
})

it('accepts another model for a tool', () => {
  const { models: other } = read({ VITE_GEMINI_MODELS: '{"flash":"gemini-flash-latest"}' })
  expect(other).toEqual({ ...models, flash: 'gemini-flash-latest' })
})

it('accepts Imagen and Veo in demo mode', () => {
  const { models: other } = read({ VITE_GEMINI_MODELS: '{"videoGeneration":"veo-3.1-generate-preview"}' })
  expect(other.videoGeneration).toBe('veo-3.1-generate-preview')
})

describe('rejects invalid settings with a hint', () => {
  it.each([
    [{ VITE_GEMINI_MODE: 'emulator' }, 'VITE_GEMINI_MODE is emulator: write demo, gateway or direct.'],
    [{ VITE_GEMINI_MODE: 'direct' }, 'set VITE_GEMINI_API_KEY, or use gateway'],
    [{ VITE_GEMINI_GATEWAY: 'javascript:alert(1)' }, 'write a path like /gateway, or a whole address'],
    [{ VITE_GEMINI_GATEWAY: '/gateway?key=a' }, 'write a path like /gateway, or a whole address'],
    [{ VITE_ADMIN_LABEL: 'label:editor' }, 'VITE_ADMIN_LABEL is label:editor: write a label'],
    [{ VITE_ADMIN_LABEL: 'e'.repeat(37) }, 'up to 36 letters and digits'],
    [{ VITE_GEMINI_KEY_DIALOG: 'no' }, 'VITE_GEMINI_KEY_DIALOG is no: write on or off.'],
    [{ VITE_GEMINI_MODELS: 'flash' }, 'write JSON like'],
    [{ VITE_GEMINI_MODELS: '[]' }, 'write JSON like'],
    [{ VITE_GEMINI_MODELS: '{"toString":"gemini-flash-latest"}' }, 'write JSON like'],
    [{ VITE_GEMINI_MODELS: '{"flash":"../files"}' }, 'write JSON like'],
    [
      { VITE_GEMINI_MODE: 'gateway', VITE_GEMINI_MODELS: '{"flash":"gemini-2.0-flash"}' },
      'gemini-2.0-flash, which Google has shut down: take gemini-3.8-flash, gemini-flash-latest',
    ],
    [
      {
        VITE_GEMINI_MODE: 'direct',
        VITE_GEMINI_API_KEY: 'k',
        VITE_GEMINI_MODELS: '{"imageGeneration":"imagen-4.0-generate-001"}',
      },
      'which Google has shut down',
    ],
  ])('%j', (env, sentence) => {
    expect(() => read(env as unknown as Record<string, string>)).toThrow(sentence)
  })
})
