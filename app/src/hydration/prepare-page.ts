import { preloadArticleBody } from '../features/articles/preloaded-article.ts'
import { isLocale, loadMessages, prepareFormats, type Locale } from '../i18n/index.ts'
import { hashAddress } from '../routing/hash-address.ts'
import { markPrerenderedControls } from './captured-events.ts'
import { appHrefAttribute, prerenderedAttribute } from '../routing/page-attributes.ts'

/** The root element, and whether it holds the prerendered markup of this URL. */
interface HydrationTarget {
  root: HTMLElement
  isPrerendered: boolean
  /** URL that the markup matches. */
  url: string
}

/** Makes relative head links absolute, because the document's URL is about to change. */
function makeHeadLinksAbsolute(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link:is([data-of-page],[rel$=icon])'))
    link.setAttribute('href', link.href)
}

/** The hash URL of a prerendered page: with the query of the hash, or else of the document. */
const pageAddress = (path: string, { hash, search }: Location): string =>
  `#${path}${hash.startsWith('#/') ? hash.replace(/^[^?]*/, '') : search}`

/** Replaces the document's URL with a hash URL below the portal's root, where the manifest is. */
function moveTo(address: string): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  history.replaceState(history.state, '', new URL(`.${address}`, manifest?.href))
}

/** Turns markup written for reading without scripts into the markup that React rendered. */
function restoreAppMarkup(root: HTMLElement): void {
  for (const link of root.querySelectorAll(`[${appHrefAttribute}]`)) {
    link.setAttribute('href', link.getAttribute(appHrefAttribute) ?? '')
    link.removeAttribute(appHrefAttribute)
  }
  for (const image of root.querySelectorAll('img')) {
    // Lazy images resolve their URL later, from the portal's root.
    if (!image.complete)
      image.setAttribute('src', image.getAttribute('src')?.replace(/^(?:\.\.\/)+/, '') ?? '')
  }
}

/** Removes the prerendered markup, unless it is hydrated, and the messages for an app that does not load. */
function prepareRoot(block: HTMLElement | null, isPrerendered: boolean): HTMLElement {
  const root = block ?? document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')
  if (isPrerendered) restoreAppMarkup(root)
  else root.replaceChildren()
  for (const notice of document.querySelectorAll('[data-unloaded]')) notice.remove()
  root.id = 'root'
  for (const mark of ['lang', 'dir', prerenderedAttribute]) root.removeAttribute(mark)
  delete document.documentElement.dataset.elsewhere
  return root
}

/** Loads the messages and the article that the page shows. On failure the app renders from scratch and reports it. */
async function loadShownContent(locale: Locale, articleId: string | null): Promise<boolean> {
  try {
    await Promise.all([
      loadMessages(locale),
      articleId && preloadArticleBody(articleId),
      prepareFormats(locale),
    ])
    return true
  } catch {
    return false
  }
}

/**
 * Prepares a prerendered page for hydration: moves to the hash URL and loads the content it shows. `boot.js` has
 * already decided whether the markup matches the URL.
 */
export async function preparePage(): Promise<HydrationTarget> {
  const { dataset } = document.documentElement
  const block = document.querySelector<HTMLElement>(`[${prerenderedAttribute}]`)
  const path = block?.getAttribute(prerenderedAttribute)
  const [, locale, kind, id = ''] = path?.split('/') ?? []
  if (!block || !path || !isLocale(locale))
    return { root: prepareRoot(block, false), isPrerendered: false, url: location.href }
  makeHeadLinksAbsolute()
  const hasContent =
    !('elsewhere' in dataset) && (await loadShownContent(locale, kind === 'article' ? id : null))
  // Not if the user has navigated, or if the browser has translated the text, which React would not recognize.
  const isPrerendered =
    hasContent && location.href === globalThis.captured?.href && !block.querySelector('font')
  if (isPrerendered) moveTo(pageAddress(path, location))
  // The root document is where the app runs; another page's document leads there.
  else if (!('routes' in dataset)) moveTo(hashAddress(path, location))
  const url = location.href
  const root = prepareRoot(block, isPrerendered)
  markPrerenderedControls(root)
  return { root, isPrerendered, url }
}
