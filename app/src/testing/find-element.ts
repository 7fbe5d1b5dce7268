import { userEvent, waitFor } from 'storybook/test'

/** Waits for an element of the story. The first call of a page loads the SDK, which is slow on a busy machine. */
export const findElement = (selector: string): Promise<HTMLElement> =>
  waitFor(
    () => {
      const found = document.querySelector<HTMLElement>(selector)
      if (!found) throw new Error(`The screen does not show ${selector}.`)
      return found
    },
    { timeout: 30_000 },
  )

/** Clicks an element of the story once it is shown. */
export const clickElement = async (selector: string) => userEvent.click(await findElement(selector))
