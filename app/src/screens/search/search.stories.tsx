import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { portalStory } from '../../testing/portal-story.tsx'

/** Finds games by title, tag or category, and suggests some while the user types. */
export default {
  title: 'Screens/Search',
  // On phones the field is in the menu.
  parameters: { spec: ['§2 Search', '§2 Header', '§5 Search box'], withoutPreview: ['Suggestions'] },
} satisfies Meta

export const Results = portalStory({ path: 'search/star', until: 'main article' })

/** Finds games by category name. */
export const Category = portalStory({ path: 'search/racing', until: 'main article' })

/** Path segments such as `..` arrive as typed. */
export const DotSegments = portalStory({ path: 'search/%2E%2E' })

/** Shows the query as typed, in any direction. */
export const NoResults = portalStory({ path: 'search/%D8%B4%D8%B7%D8%B1%D9%86%D8%AC%203D' })

/** Fuzzy matches, with a note that they are. */
export const FuzzyMatches = portalStory({
  path: 'search/lantren%20laep',
  until: 'main article',
})

/** Suggestions in the header while typing, with the second one active. */
export const Suggestions = portalStory({
  path: 'about-us',
  act: async (canvas) => {
    const field = [...canvas.querySelectorAll<HTMLInputElement>('header input')].find((one) =>
      one.checkVisibility(),
    )
    if (!field) throw new Error('The header shows no field.')
    await userEvent.type(field, 'زليج')
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.querySelectorAll('[role=option]')[1]).toHaveAttribute('aria-selected', 'true')
  },
})
