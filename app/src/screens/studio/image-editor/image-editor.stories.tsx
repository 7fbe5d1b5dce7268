import type { Meta } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import type { Locale } from '../../../i18n/index.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { hangs, paints, refuses, withholds, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'
import { createImageFile } from '../shared/images/testing/image-fixtures.ts'

/** Changes an image by instructions, and compares each step with the original. */
export default {
  title: 'Screens/Studio/Image editor',
  parameters: { spec: ['§2 Image editor', '§5 Image editor', '§7 Image editor', '§8 AI Studio'] },
} satisfies Meta

const path = 'ai-studio/image-editor'
const until = 'main input[type=file]'

const instructions: Readonly<Record<Locale, string>> = {
  en: 'Make it dusk, with a lantern',
  ar: 'اجعل الوقت غروبًا مع فانوس',
}
const sessionStored = (locale: Locale) => ({ 'saha.draft.image-editor': instructions[locale] })

const chosen = (file: () => Promise<File>, selector: string) => async () => {
  const input = await findElement('main input[type=file]')
  await userEvent.upload(input, await file())
  await findElement(selector)
}
const opened = chosen(
  () => createImageFile(640, 480, { name: 'courtyard.jpg' }),
  'main figure [data-slot=image][data-state=loaded]',
)
const edited = (selector: string) => async () => {
  await opened()
  await clickElement('form:has(textarea) > [data-slot=button]')
  await findElement(selector)
}
const asked = (gemini: GeminiStub, selector: string) =>
  portalStory({ path, sessionStored, gemini, until, act: edited(selector) })

export const Empty = portalStory({ path, until })
export const NoPicture = portalStory({
  path,
  until,
  act: chosen(
    () => Promise.resolve(new File(['no picture'], 'cat.png', { type: 'image/png' })),
    'main [data-slot=banner]',
  ),
})
export const Opened = portalStory({ path, until, act: opened })
/** An image above the size limit is scaled down, and the screen says so. */
export const MadeSmaller = portalStory({
  path,
  until,
  act: chosen(
    () => createImageFile(4000, 1000, { name: 'wall.jpg' }),
    'main figure [data-slot=image][data-state=loaded]',
  ),
})
export const Working = asked(hangs, '[data-slot=status-line][data-state=busy]')
const after = '[data-slot=image-comparison-after] [data-slot=image][data-state=loaded]'
export const Edited = asked(paints(640, 480), after)
/** Images of different shapes cannot be overlaid. */
export const AnotherShape = asked(paints(480, 640), after)
export const Slider = portalStory({
  path,
  sessionStored,
  gemini: paints(640, 480),
  until,
  act: async () => {
    await edited(after)()
    await clickElement('main input[value=slider]')
    await findElement('[data-slot=image-comparison-slider]')
  },
})
/** Another image would replace the edits. */
export const Replacing = portalStory({
  path,
  sessionStored,
  gemini: paints(640, 480),
  until,
  act: async () => {
    await edited(after)()
    await chosen(() => createImageFile(90, 90, { name: 'other.jpg' }), 'main [data-slot=banner]')()
  },
})
export const Refused = asked(
  withholds({ finishReason: 'IMAGE_SAFETY', finishMessage: 'This could be taken for a real person.' }),
  'main [data-slot=error-state]',
)
export const Failed = asked(refuses(503), 'main [data-slot=error-state]')
