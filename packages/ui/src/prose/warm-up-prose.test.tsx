import { expect, it, vi } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { warmUpProse } from './warm-up-prose.ts'

const isOfCode = (rule: CSSRule) =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('JetBrains Mono')

/** Unloads a font that an earlier test in the page has loaded. */
function unloadCodeFace(): void {
  for (const sheet of document.styleSheets)
    for (const [at, rule] of [...sheet.cssRules].entries()) {
      if (!isOfCode(rule)) continue
      sheet.deleteRule(at)
      sheet.insertRule(rule.cssText, at)
    }
}

it('loads the code font in advance', async () => {
  await renderIn('en', <p>Words</p>)
  unloadCodeFace()
  const face = [...document.fonts].find(({ family }) => family.includes('JetBrains Mono'))
  expect(face?.status).toBe('unloaded')
  warmUpProse()
  await vi.waitFor(() => expect(face?.status).toBe('loaded'), { timeout: 5000 })
})
