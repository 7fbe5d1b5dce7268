import { holdBody } from '../features/articles/held-body.ts'
import { isLocale, loadWords, prepareFormats, type Locale } from '../i18n/index.ts'
import { hashAddress } from '../routing/hash-address.ts'
import { beginTaking } from './early.ts'
import { appHrefMark, writtenMark } from '../routing/page-attributes.ts'

/** Where the app goes, and whether the build wrote there what this address shows. */
interface Stage {
  root: HTMLElement
  written: boolean
}

/** The portal's root as seen from a page that lies as deep as its path says. */
const rootOf = (path: string): string =>
  new URL('../'.repeat(path.split('/').filter(Boolean).length) || '.', location.href).pathname

/** What the page says of itself is named from where it lies, and has to lead there from any address. */
function nameInFull(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link:is([data-of-page],[rel$=icon])'))
    link.setAttribute('href', link.href)
}

/** A page of the build gets the address that it has in the app, and with it the portal's root as its base. */
function enterHash(path: string): void {
  history.replaceState(history.state, '', `${rootOf(path)}${hashAddress(path, location)}`)
}

/** What was written to read without scripts becomes what the app would have written. */
function becomeApp(root: HTMLElement): void {
  for (const link of root.querySelectorAll(`[${appHrefMark}]`)) {
    link.setAttribute('href', link.getAttribute(appHrefMark) ?? '')
    link.removeAttribute(appHrefMark)
  }
  for (const image of root.querySelectorAll('img')) {
    // What waits to be seen is looked up from where the app is.
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

/** Nothing that the build wrote for somebody else stays: not the other language, not what hides one of them. */
function theOneRoot(root: HTMLElement, blocks: readonly HTMLElement[]): HTMLElement {
  for (const block of blocks) if (block !== root) block.remove()
  for (const notice of document.querySelectorAll('[data-unloaded]')) notice.remove()
  root.id = 'root'
  for (const mark of ['lang', 'dir', writtenMark]) root.removeAttribute(mark)
  delete document.documentElement.dataset.elsewhere
  return root
}

/** The words and the text that a page shows; what does not come is told by the app, which then begins anew. */
async function allHere(locale: Locale, articleId: string | null): Promise<boolean> {
  try {
    await Promise.all([loadWords(locale), articleId && holdBody(articleId), prepareFormats(locale)])
    return true
  } catch {
    return false
  }
}

/**
 * Makes a page of the build the app's, at the address in the hash: the app goes on from what is written there, once it
 * has the words and the text that stand there. `boot.js` has said whether that is what the address shows.
 */
export async function takeOver(): Promise<Stage> {
  const page = document.documentElement.dataset
  const blocks = [...document.querySelectorAll<HTMLElement>(`[${writtenMark}]`)]
  const block = blocks.find(({ lang }) => lang === document.documentElement.lang) ?? blocks[0]
  const path = block?.getAttribute(writtenMark)
  const [, locale, kind, id = ''] = path?.split('/') ?? []
  if (!block || !path || !isLocale(locale))
    return { root: theOneRoot(emptyRoot(blocks), blocks), written: false }
  nameInFull()
  const whole = !('elsewhere' in page) && (await allHere(locale, kind === 'article' ? id : null))
  // Who went elsewhere meanwhile finds what they went to.
  // Nor what the browser has translated meanwhile, in which React would not find its texts.
  const written = whole && location.href === globalThis.early?.shown && !block.querySelector('font')
  if ('page' in page) enterHash(path)
  else if (written) history.replaceState(history.state, '', `#${path}`)
  if (written) becomeApp(block)
  const root = theOneRoot(written ? block : emptyRoot(blocks), blocks)
  beginTaking(root)
  return { root, written }
}
