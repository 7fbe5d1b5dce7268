import { describe, expect, it } from 'vitest'
import { hardTexts, isShowableName, longTexts } from '../../../tests/hard-texts.ts'
import { getAnnouncementText } from './chat-message/announcement-text.ts'
import { FileDrop } from './file-drop/index.ts'
import { renderIn } from './testing/render.tsx'

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe.each(Object.entries(hardTexts))('a hard text: %s', (_, text) => {
  it('is a visible name of a file, taken or refused', async () => {
    const file = new File(['x'], text)
    await renderIn('en', <FileDrop aria-label="Files" files={[file]} rejected={[{ file, reason: 'type' }]} />)
    const names = textsOf('[data-slot="user-text"]')
    expect(names).toHaveLength(2)
    expect(names.every(isShowableName)).toBe(true)
    const remove = document.querySelector('[data-slot="file-drop-file"] button')?.getAttribute('aria-label')
    expect(isShowableName(remove ?? '')).toBe(true)
  })

  it('is announced up to the limit, cut between characters', () => {
    for (const long of longTexts(text, 40)) {
      const element = document.createElement('p')
      element.textContent = long
      const heard = getAnnouncementText(element, 40)
      expect(heard === '' || isShowableName(heard)).toBe(true)
    }
  })
})
