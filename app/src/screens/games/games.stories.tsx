import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { manyGames } from '../../testing/many-games.ts'
import { portalStory } from '../../testing/portal-story.tsx'

/** Lists all games, filtered by tag and sorted by choice. */
export default {
  title: 'Screens/Games',
  parameters: { spec: ['§2 Games list', '§5 Sorting'] },
} satisfies Meta

export const All = portalStory({ path: 'games' })

export const OneTag = portalStory({ path: 'tag/brain' })

/** Ignores unknown query parameters. */
export const UnknownQuery = portalStory({
  path: 'games?tag=__proto__&sort=price&order=%2F..',
  until: 'main article',
  act: async (canvas) => {
    await expect(canvas.querySelectorAll('main article')).toHaveLength(37)
  },
})

const thousands = manyGames(10_000)

/** Renders only the rows of thousands that are in the viewport, each with its position. */
export const TenThousand = portalStory({
  path: 'games?sort=newest',
  until: 'li[aria-setsize="10000"] button[aria-pressed]',
  catalogueOverrides: { games: () => thousands },
  act: async (canvas) => {
    const items = () => [...canvas.querySelectorAll('main li[aria-setsize]')]
    await expect(canvas.querySelectorAll('main li[aria-setsize] *').length).toBeLessThan(400)
    await expect(items()[0]?.ariaPosInSet).toBe('1')
    window.scrollTo({ top: 100_000, behavior: 'instant' })
    await waitFor(() => expect(Number(items()[0]?.ariaPosInSet)).toBeGreaterThan(100))
    await expect(canvas.querySelectorAll('main li[aria-setsize] *').length).toBeLessThan(400)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(items()[0]?.ariaPosInSet).toBe('1'))
  },
})
