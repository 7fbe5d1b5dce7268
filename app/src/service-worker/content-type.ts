/** Expected content types by file extension. Documents end with a slash. */
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
 * Returns whether a response has the type its URL implies. A captive portal or an error page answers every URL with
 * status 200 and HTML.
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
 * Returns whether a response may be stored or served: it has the expected type, and a document names this version's
 * entry script.
 *
 * @param entry path of the entry script below the scope
 */
export async function isExpected(url: string, answer: Response, entry: string): Promise<boolean> {
  if (!hasExpectedType(url, answer)) return false
  return !/(?:\/|\.html)$/.test(new URL(url).pathname) || (await answer.clone().text()).includes(entry)
}
