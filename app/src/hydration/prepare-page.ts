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

/** The portal's root path, seen from a page at this depth. */
const rootOf = (path: string): string =>
  new URL('../'.repeat(path.split('/').filter(Boolean).length) || '.', location.href).pathname

/** Makes relative head links absolute, because the document's URL is about to change. */
function makeHeadLinksAbsolute(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link:is([data-of-page],[rel$=icon])'))
    link.setAttribute('href', link.href)
}

/** Replaces the page's URL with its hash URL below the portal's root. */
function moveToHashUrl(path: string): void {
  history.replaceState(history.state, '', `${rootOf(path)}${hashAddress(path, location)}`)
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

function emptyRoot(blocks: readonly HTMLElement[]): HTMLElement {
  const root = blocks[0] ?? document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root" to render the portal into.')
  root.replaceChildren()
  return root
}

/** Removes prerendered markup of the other language and of the unloaded state. */
function removeOtherRoots(root: HTMLElement, blocks: readonly HTMLElement[]): HTMLElement {
  for (const block of blocks) if (block !== root) block.remove()
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
  const page = document.documentElement.dataset
  const blocks = [...document.querySelectorAll<HTMLElement>(`[${prerenderedAttribute}]`)]
  const block = blocks.find(({ lang }) => lang === document.documentElement.lang) ?? blocks[0]
  const path = block?.getAttribute(prerenderedAttribute)
  const [, locale, kind, id = ''] = path?.split('/') ?? []
  if (!block || !path || !isLocale(locale))
    return { root: removeOtherRoots(emptyRoot(blocks), blocks), isPrerendered: false, url: location.href }
  makeHeadLinksAbsolute()
  const hasContent =
    !('elsewhere' in page) && (await loadShownContent(locale, kind === 'article' ? id : null))
  // Not if the user has navigated, or if the browser has translated the text, which React would not recognize.
  const isPrerendered =
    hasContent && location.href === globalThis.captured?.href && !block.querySelector('font')
  if ('page' in page) moveToHashUrl(path)
  else if (isPrerendered) history.replaceState(history.state, '', `#${path}`)
  if (isPrerendered) restoreAppMarkup(block)
  const url = location.href
  const root = removeOtherRoots(isPrerendered ? block : emptyRoot(blocks), blocks)
  markPrerenderedControls(root)
  return { root, isPrerendered, url }
}
