import { expect, it, vi } from 'vitest'
import { renderIn } from '../testing/render.tsx'
import { prepareProse } from './prepare-prose.ts'

it('has the typeface of code before there is any', async () => {
  await renderIn('en', <p>Words</p>)
  const face = [...document.fonts].find(({ family }) => family.includes('JetBrains Mono'))
  expect(face?.status).toBe('unloaded')
  prepareProse()
  await vi.waitFor(() => expect(face?.status).toBe('loaded'), { timeout: 5000 })
})
