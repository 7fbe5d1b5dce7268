import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { portalStory } from '../../testing/portal-story.tsx'

/** Lists the games of one category, sorted by choice. */
export default {
  title: 'Screens/Category',
  parameters: { spec: ['§2 Category', '§5 Sorting'] },
} satisfies Meta

export const Puzzle = portalStory({
  path: 'category/puzzle',
  // Axe cannot determine the background behind the band's stars.
  act: async (canvas) => {
    const band = canvas.querySelector('main header')
    const words = band?.querySelectorAll('h1, p, nav a, nav [aria-current]') ?? []
    await expect(words.length).toBeGreaterThan(3)
    for (const word of words)
      await expect(getComputedStyle(word).color, word.textContent).toBe(
        getComputedStyle(band as Element).color,
      )
  },
})
