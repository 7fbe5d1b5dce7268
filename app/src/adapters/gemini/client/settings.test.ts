import { describe, expect, it } from 'vitest'
import { models } from './models.ts'
import { GOOGLE, readSettings } from './settings.ts'

const origin = 'https://games.example.com'
const read = (env: Record<string, string> = {}) => readSettings(env, origin)

it('is a demonstration when nothing is said, without a key', () => {
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

it.each(['demo', 'gateway'])('has no key in mode %s, even where one is said', (mode) => {
  const settings = read({ VITE_GEMINI_MODE: mode, VITE_GEMINI_API_KEY: 'a-key', GEMINI_API_KEY: 'a-key' })
  expect(JSON.stringify(settings)).not.toContain('a-key')
})

it('sends a visitor’s own key past the gateway, which has another', () => {
  const elsewhere = 'https://ai.example.com/gate/'
  const { baseUrl, ownKeyUrl } = read({ VITE_GEMINI_MODE: 'gateway', VITE_GEMINI_GATEWAY: elsewhere })
  expect([baseUrl, ownKeyUrl]).toEqual(['https://ai.example.com/gate', GOOGLE])
})

it('speaks to Google itself in mode direct, with the key that is built in', () => {
  const { baseUrl, apiKey } = read({ VITE_GEMINI_MODE: 'direct', VITE_GEMINI_API_KEY: ' a-key ' })
  expect([baseUrl, apiKey]).toEqual([GOOGLE, 'a-key'])
})

it('opens the content generator to everybody, or to a label', () => {
  expect(read({ VITE_ADMIN_LABEL: '' }).adminLabel).toBeNull()
  expect(read({ VITE_ADMIN_LABEL: ' editor ' }).adminLabel).toBe('editor')
})

it('has no dialog for visitors’ keys where it is not wanted', () => {
  expect(read({ VITE_GEMINI_KEY_DIALOG: 'off' }).keyDialog).toBe(false)
})

it('takes another model for a tool', () => {
  const { models: other } = read({ VITE_GEMINI_MODELS: '{"flash":"gemini-flash-latest"}' })
  expect(other).toEqual({ ...models, flash: 'gemini-flash-latest' })
})

it('takes Imagen and Veo for a demonstration, where they still answer', () => {
  const { models: other } = read({ VITE_GEMINI_MODELS: '{"videoGeneration":"veo-3.1-generate-preview"}' })
  expect(other.videoGeneration).toBe('veo-3.1-generate-preview')
})

describe('says what to write', () => {
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
