/* What the build writes into its pages for the browser to find. */

/** Marks the place of what only a browser can show. */
export const browserOnly = 'BROWSER_ONLY'

/** On what a page shows of a place: its path, `/en/game/zellige`. */
export const writtenMark = 'data-written'

/** On what is below the first screen, and waits for the sheet. */
export const laterMark = 'data-later'

/** On each link to a page: the address in the portal that the app goes to. */
export const appHrefMark = 'data-app-href'
