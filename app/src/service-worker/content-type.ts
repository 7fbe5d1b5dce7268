/** The content types of a file, by the ending of its path. The page is at a folder. */
const contentTypes: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/],
  [/\.css$/, /^text\/css$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.(?:png|webp|jpg|avif|ico)$/, /^image\//],
  // Hosts that do not know fonts send them as bytes.
  [/\.woff2?$/, /^(?:font\/|application\/(?:x-)?font-|(?:application|binary)\/octet-stream$)/],
  [/\.(?:json|webmanifest)$/, /^(?:application|text)\/(?:[\w.-]+\+)?json$/],
  [/(?:\/|\.html)$/, /^text\/html$/],
]

const notHtml = /^(?!text\/html$|application\/xhtml)/

/**
 * Returns whether an answer is what its address names. A captive portal or a host's error page answers any address
 * with status 200 and HTML.
 */
export function hasExpectedType(
  url: string,
  { status, headers }: Pick<Response, 'headers' | 'status'>,
): boolean {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const { pathname } = new URL(url)
  const expected = contentTypes.find(([ending]) => ending.test(pathname))?.[1] ?? notHtml
  return status === 200 && expected.test(type.trim())
}

/**
 * Returns whether an answer may be stored, or used if it was stored: it has the expected type, and the page names this
 * version's first script.
 *
 * @param entry the path of the first script below the worker's folder
 */
export async function isExpected(url: string, answer: Response, entry: string): Promise<boolean> {
  if (!hasExpectedType(url, answer)) return false
  return !/(?:\/|\.html)$/.test(new URL(url).pathname) || (await answer.clone().text()).includes(entry)
}
