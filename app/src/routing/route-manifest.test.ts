import { expect, test } from 'vitest'
import { publicRoutePattern } from './route-manifest.ts'

test.each(['', 'games', 'game/zellige', 'ai-studio', 'ai-studio/tts'])('matches the route “%s”', (path) => {
  expect(new RegExp(publicRoutePattern(true)).test(path)).toBe(true)
})

test.each(['search/lantern', 'login', 'game', 'game/a/b', 'play/zellige'])('does not match “%s”', (path) => {
  expect(new RegExp(publicRoutePattern(true)).test(path)).toBe(false)
})

test('names no route of the AI Studio in a build without it', () => {
  expect(publicRoutePattern(false)).not.toContain('studio')
})
