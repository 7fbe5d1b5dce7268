/**
 * Scores response headers as Mozilla's HTTP Observatory does (github.com/mdn/mdn-http-observatory, 94042bb): a site
 * begins with 100 points, and each test adds or subtracts some. 100 are the grade A+.
 */

type Headers = Readonly<Record<string, string>>
type Policy = ReadonlyMap<string, readonly string[]>

const broad = new Set(['*', 'ftp:', 'http:', 'https:', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const isBroad = (source: string) => broad.has(source)
const isUnsafe = (source: string) => isBroad(source) || source === "'unsafe-inline'" || source === 'data:'
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)

const parsePolicy = (text = ''): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const script = sourcesOf('script-src')
  const style = sourcesOf('style-src')
  if (script.some(isUnsafe) || sourcesOf('object-src').some(isBroad)) return -20
  if ([...policy.values()].flat().some(isInsecure)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (style.some(isUnsafe)) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function scoreFraming({ 'x-frame-options': option = '' }: Headers, policy: Policy): number {
  return policy.has('frame-ancestors') || /^(?:deny|sameorigin)$/i.test(option) ? 5 : -20
}

const privateReferrers = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
const knownReferrers =
  /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$|^(?:no-referrer|(?:same|strict)-origin)/

function scoreReferrer(text: string | undefined): number {
  if (text === undefined) return 0
  // Browsers take the last policy that they know.
  const policy = text
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => knownReferrers.test(value))
  return policy !== undefined && privateReferrers.test(policy) ? 5 : -5
}

function scoreTransport(text = ''): number {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(text) ?? []
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

function scoreChoice(text: string | undefined, good: RegExp, neutral: string): number {
  if (text === undefined || text === neutral) return 0
  return good.test(text) ? 10 : -5
}

/** Returns the points of each test that depends on headers. */
export function scoreHeaders(headers: Headers): Readonly<Record<string, number>> {
  const policy = parsePolicy(headers['content-security-policy'])
  return {
    'content-security-policy': scorePolicy(policy),
    'x-frame-options': scoreFraming(headers, policy),
    'referrer-policy': scoreReferrer(headers['referrer-policy']),
    'strict-transport-security': scoreTransport(headers['strict-transport-security']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'cross-origin-opener-policy': scoreChoice(
      headers['cross-origin-opener-policy'],
      /^(?:same-origin(?:-allow-popups)?|noopener-allow-popups)$/,
      'unsafe-none',
    ),
    'cross-origin-resource-policy': scoreChoice(
      headers['cross-origin-resource-policy'],
      /^same-(?:origin|site)$/,
      'cross-origin',
    ),
  }
}

/** Returns the score; below 90 points, tests that add some do not count. */
export function totalScore(points: Readonly<Record<string, number>>): number {
  const values = Object.values(points)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 100)
  const withoutExtra = sum(values.filter((value) => value < 0))
  return withoutExtra >= 90 ? sum(values) : withoutExtra
}
