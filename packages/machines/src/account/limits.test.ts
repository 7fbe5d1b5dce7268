import { expect, it } from 'vitest'
import { hardTexts, isVisible } from '../../../../tests/hard-texts.ts'
import { hasName } from './limits.ts'

it.each(Object.entries(hardTexts))('accepts a name only if it is visible: %s', (_, text) => {
  expect(hasName(text)).toBe(isVisible(text))
})
