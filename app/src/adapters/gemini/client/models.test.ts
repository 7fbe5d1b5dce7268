import { MODELS } from '@saha/gateway'
import { expect, it } from 'vitest'
import {
  alternatives,
  isRetired,
  models,
  getImageMethod,
  getVideoMethod,
  voices,
  defaultVoice,
} from './models.ts'

const known = Object.entries(models).flatMap(([tool, id]) => [
  id,
  ...alternatives[tool as keyof typeof models],
])

it('uses no retired model', () => {
  expect(known.filter(isRetired)).toEqual([])
})

it('uses only models that the gateway allows', () => {
  const priced = MODELS.map(({ id }) => id)
  expect(known.filter((id) => !priced.includes(id))).toEqual([])
})

it.each([
  'gemini-2.0-flash',
  'gemini-2.5-flash-image',
  'gemini-2.5-flash-preview-tts',
  'gemini-2.5-pro-preview-tts',
  'gemini-2.5-flash-native-audio-preview-12-2025',
  'gemini-3-pro-preview',
  'gemini-3-pro-image-preview',
  'gemini-3.1-flash-image-preview',
  'gemini-3.1-flash-lite-preview',
  'gemini-3.1-flash-tts-preview',
  'gemini-omni-flash-preview',
  'imagen-4.0-generate-001',
  'veo-2.0-generate-001',
  'veo-3.1-generate-preview',
])('considers %s retired', (id) => {
  expect(isRetired(id)).toBe(true)
})

it('selects the API call by model id', () => {
  expect(getImageMethod('imagen-4.0-generate-001')).toBe('predict')
  expect(getImageMethod('gemini-nano-banana-2.1')).toBe('generateContent')
  expect(getVideoMethod('veo-3.1-generate-preview')).toBe('predictLongRunning')
  expect(getVideoMethod('gemini-omni-1.2-flash')).toBe('interactions')
})

it('has thirty voices, including both defaults', () => {
  expect(new Set(voices).size).toBe(30)
  expect(voices).toEqual(expect.arrayContaining(Object.values(defaultVoice)))
})
