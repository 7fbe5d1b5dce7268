import type { MouseEvent } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Path of a page of this Storybook, as in its address after `?path=`. */
export type PagePath = `/${'docs' | 'story'}/${string}`

/** Returns the props of a link that selects a page of this Storybook without reloading it. */
export const linkTo = (path: PagePath) => ({
  href: `./?path=${path}`,
  target: '_top',
  onClick(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    // Without the frame around it there is no sidebar that could select the page.
    if (opensElsewhere || window.top === window) return
    event.preventDefault()
    addons.getChannel().emit(SELECT_STORY, { storyId: path.split('/').at(-1) })
  },
})
