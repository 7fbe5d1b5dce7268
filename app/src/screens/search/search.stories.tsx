import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Search', tags: ['!autodocs'] } satisfies Meta

export const Results = portalStory({ path: 'search/star', until: 'main article' })

/** A category's name finds its games. */
export const Category = portalStory({ path: 'search/racing', until: 'main article' })

/** What a path would take for the way up arrives as it was typed. */
export const Dots = portalStory({ path: 'search/%2E%2E' })

/** What was looked for is shown as it was typed, whatever its direction. */
export const Nothing = portalStory({ path: 'search/%D8%B4%D8%B7%D8%B1%D9%86%D8%AC%203D' })

/** Nothing is called that: what is close is shown, and said to be close. */
export const Close = portalStory({
  path: 'search/lantren%20laep',
  until: 'main article',
})

/** What the header suggests while one types, with the second pointed at. */
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
