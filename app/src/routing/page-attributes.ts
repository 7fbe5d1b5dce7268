/* Attributes that connect prerendered pages with the app. */

/** Digest of the error that leaves a subtree to the browser. */
export const browserOnly = 'BROWSER_ONLY'

/** Path of a prerendered block, such as `/en/game/zellige`. */
export const prerenderedAttribute = 'data-prerendered'

/** Marks content below the fold, hidden until the stylesheet loads. */
export const deferredAttribute = 'data-deferred'

/** The app's URL of a link that leads to a prerendered page. */
export const appHrefAttribute = 'data-app-href'
