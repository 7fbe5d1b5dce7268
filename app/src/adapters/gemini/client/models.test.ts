import { MODELS } from '@saha/gateway'
import { expect, it } from 'vitest'
import { alternatives, isRetired, models, pictureCall, videoCall, voices, defaultVoice } from './models.ts'

const known = Object.entries(models).flatMap(([tool, id]) => [
  id,
  ...alternatives[tool as keyof typeof models],
])

it('names no model that Google has shut down', () => {
  expect(known.filter(isRetired)).toEqual([])
})

it('names no model that the gateway would not let through', () => {
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
])('knows that %s is gone', (id) => {
  expect(isRetired(id)).toBe(true)
})

it('lets the id decide the call', () => {
  expect(pictureCall('imagen-4.0-generate-001')).toBe('predict')
  expect(pictureCall('gemini-nano-banana-2.1')).toBe('generateContent')
  expect(videoCall('veo-3.1-generate-preview')).toBe('predictLongRunning')
  expect(videoCall('gemini-omni-1.2-flash')).toBe('interactions')
})

it('has thirty voices, and both that are taken when nobody chooses', () => {
  expect(new Set(voices).size).toBe(30)
  expect(voices).toEqual(expect.arrayContaining(Object.values(defaultVoice)))
})
