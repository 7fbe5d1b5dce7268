import type { Meta } from '@storybook/react-vite'
import { userEvent, waitFor } from 'storybook/test'
import type { Locale } from '../../../i18n/index.ts'
import { hangs, paints, refuses, withholds, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'

/** Generates images from a prompt in the selected aspect ratio. */
export default {
  title: 'Screens/Studio/Image generation',
  parameters: { spec: ['§2 Image generation', '§7 Image generation', '§8 AI Studio'] },
} satisfies Meta

const path = 'ai-studio/image-generation'
const until = 'main textarea'

const prompts: Readonly<Record<Locale, string>> = {
  en: 'A lantern over a quiet courtyard at dusk',
  ar: 'فانوس فوق فناء هادئ عند الغروب',
}
const sessionStored = (locale: Locale) => ({
  'saha.draft.image-generation': { prompt: prompts[locale], ratio: '4:3' },
})

const shows =
  (selector: string, presses = 1) =>
  async (canvas: HTMLElement) => {
    for (let press = 1; press <= presses; press += 1) {
      const button = canvas.querySelector('form:has(textarea) > [data-slot=button]')
      if (button) await userEvent.click(button)
      await waitFor(
        () => {
          if (canvas.querySelectorAll(selector).length < press)
            throw new Error(`The screen does not show ${selector}.`)
        },
        { timeout: 10_000 },
      )
    }
  }
const asked = (gemini: GeminiStub, selector: string, presses?: number) =>
  portalStory({ path, sessionStored, gemini, until, act: shows(selector, presses) })

export const Empty = portalStory({ path, until })
export const Draft = portalStory({ path, sessionStored, until })
/** The skeleton has the requested aspect ratio. */
export const Working = asked(hangs, '[data-slot=status-line][data-state=busy]')
export const Drawn = asked(paints(640, 480), 'main li [data-slot=image][data-state=loaded]')
export const Several = asked(paints(640, 480), 'main li [data-slot=image][data-state=loaded]', 3)
/** The model refused with an explanation. */
export const Refused = asked(
  withholds({ finishReason: 'IMAGE_SAFETY', finishMessage: 'This could be taken for a real person.' }),
  'main [data-slot=error-state]',
)
export const Nothing = asked(withholds({ finishReason: 'NO_IMAGE' }), 'main [data-slot=error-state]')
export const Failed = asked(refuses(503), 'main [data-slot=error-state]')
export const Limited = asked(refuses(429), 'main [data-slot=error-state]')
