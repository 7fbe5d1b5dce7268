import { CURRENT_STORY_WAS_SET, STORY_MISSING } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

let close: (() => void) | undefined

async function show(id: string) {
  const { showMissingPage } = await import('./missing-page.tsx')
  close?.()
  close = showMissingPage(id)
}

const channel = addons.getChannel()
// Storybook's own message offers no link.
channel.on(STORY_MISSING, (id: string) => void show(id))
channel.on(CURRENT_STORY_WAS_SET, () => {
  close?.()
  close = undefined
})
