import { expect, it } from 'vitest'
import { modes } from './modes.ts'

it('captures both languages in both themes, once each', () => {
  const captured = Object.values(modes).map(({ locale, theme }) => `${locale} ${theme}`)
  expect(captured.toSorted()).toEqual(['ar dark', 'ar light', 'en dark', 'en light'])
})
