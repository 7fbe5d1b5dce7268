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

/** Returns an act that submits the form of an AI tool and waits for an element. */
export const submitAndFind = (selector: string) => async () => {
  await clickElement('form:has(textarea) [data-slot=button]')
  await findElement(selector)
}

/** Clicks an element of the story once it is shown. */
export const clickElement = async (selector: string) => userEvent.click(await findElement(selector))
