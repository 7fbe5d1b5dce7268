import * as v from 'valibot'
import type { Ads, Analytics, PortalConfig } from './src/config/portal-config.ts'

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

const profile = v.pipe(
  v.string(),
  v.check(
    (value) => value === '' || isHttps(value),
    ({ input }) => `The profile is "${input}". Give its address with https://, or '' to show no link.`,
  ),
)

const text = (what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => value.trim() === value && value.length > 0 && !/[{}<>]/.test(value),
      ({ input }) =>
        `${what} is "${input}". Messages contain it, so write a text without { } < > and without spaces around it.`,
    ),
  )

const texts = (what: string) =>
  v.strictObject({ en: text(`${what} in English`), ar: text(`${what} in Arabic`) })

const ad = v.strictObject({
  image: v.pipe(
    v.string(),
    v.regex(
      /^[\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpg|webp)$/,
      ({ input }) =>
        `The image of an advertisement is "${input}". Put an svg, png, jpg or webp file into app/public and write its name.`,
    ),
  ),
  link: v.pipe(
    v.string(),
    v.check(
      (link) => isHttps(link) || /^[\w-]+(?:\/[\w-]+)*$/.test(link),
      ({ input }) =>
        `The link of an advertisement is "${input}". Give an address that begins with https://, or a route such as board.`,
    ),
  ),
  text: texts('The text of an advertisement'),
})

const adsSchema = v.strictObject({ game: v.optional(ad), article: v.optional(ad) })

const schema = v.strictObject({
  name: texts('The name'),
  contact: v.pipe(
    v.string(),
    v.email(({ input }) => `The contact is "${input}". Visitors write to it, so give an email address.`),
  ),
  social: v.strictObject({ facebook: profile, twitter: profile, instagram: profile }),
  languages: v.pipe(
    v.array(v.picklist(['en', 'ar'], 'The portal speaks en and ar: other languages have no messages.')),
    v.check(
      (list) => list.length > 0 && new Set(list).size === list.length,
      "Name one or two languages, each once: ['en', 'ar'], the default first.",
    ),
  ),
  studio: v.boolean(),
  adultsOnly: v.boolean(),
  adSellers: v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^[^,\n]+,[^,\n]+,\s*(?:DIRECT|RESELLER)(?:,[^,\n]+)?$/,
        ({ input }) => `"${input}" is no record of ads.txt. Write: ads.example.com, 12345, DIRECT.`,
      ),
    ),
  ),
})

const analyticsSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check(
      (name) => name.trim() === name && name.length > 0 && !/[{}<>*`[\]]/.test(name),
      ({ input }) =>
        `The name of the service is "${input}". The privacy page contains it, so write a text without { } < > * \` [ ] and without spaces around it.`,
    ),
  ),
  origins: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (origin) => isHttps(origin) && new URL(origin).origin === origin,
          ({ input }) =>
            `The origin is "${input}". Write protocol and host only, such as https://stats.example.com.`,
        ),
      ),
    ),
    v.check(
      (origins) => origins.length > 0,
      'Name the origins that report sends to, or the content security policy blocks it.',
    ),
  ),
  report: v.function('Write a function that sends a page view: (view) => fetch(…).'),
})

/** Replacements of values that have another type. */
const types: Readonly<Record<string, string>> = {
  Array: 'a list in [ ]',
  boolean: 'true or false, without quotes',
  Object: 'settings in { }',
  string: "a text in quotes, such as 'Saha'",
}

function explain({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message
  if (expected === 'never') return 'There is no such setting. Correct its name or remove it.'
  if (received === 'undefined') return 'The setting is missing. Add it; portal-config.ts explains its values.'
  const type = types[expected ?? '']
  return type ? `The value is ${received}. Write ${type}.` : message
}

function check(file: string, values: unknown, expected: v.GenericSchema): void {
  const { issues } = v.safeParse(expected, values)
  if (!issues) return
  const lines = issues.map((issue) => `  ${v.getDotPath(issue) ?? 'value'}: ${explain(issue)}`)
  throw new Error(`app/src/config/${file} cannot be built:\n${lines.join('\n')}`)
}

/**
 * Checks the portal's configuration.
 *
 * @throws with every fault: where it is, why it is one, and what to write instead
 */
export const checkPortal = (config: PortalConfig): void => check('portal.ts', config, schema)

/** Checks the advertisements, like `checkPortal`. */
export const checkAds = (ads: Ads): void => check('ads.ts', ads, adsSchema)

/** Checks the analytics, like `checkPortal`. Without any there is nothing to check. */
export function checkAnalytics(analytics: Analytics | null): void {
  if (analytics) check('analytics.ts', analytics, analyticsSchema)
}
