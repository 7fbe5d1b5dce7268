import * as v from 'valibot'
import type { PortalConfig } from './src/config/portal-config.ts'

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

const https = (what: string) =>
  v.pipe(
    v.string(),
    v.check(
      isHttps,
      ({ input }) =>
        `${what} is "${input}". Pages are served over https, so give an address that begins with https://.`,
    ),
  )

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => isHttps(text) && new URL(text).origin === text,
    ({ input }) =>
      `"${input}" is no origin. The security policy names hosts: write https:// and the host, without a path.`,
  ),
)

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

const script = {
  src: https('The address of a script'),
  connect: v.array(origin),
  images: v.array(origin),
  frames: v.array(origin),
}

const ad = v.variant('kind', [
  v.strictObject({
    kind: v.literal('house'),
    image: v.pipe(
      v.string(),
      v.regex(
        /^[\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpg|webp)$/,
        ({ input }) =>
          `The image of an advertisement is "${input}". Put an svg, png, jpg or webp file into app/public and write its name.`,
      ),
    ),
    link: https('The link of an advertisement'),
    text: texts('The text of an advertisement'),
  }),
  v.strictObject({
    kind: v.literal('network'),
    ...script,
    attributes: v.record(
      v.pipe(v.string(), v.regex(/^data-[a-z-]+$/, 'Attributes of an advertisement begin with data-.')),
      v.string(),
    ),
  }),
])

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
  ads: v.strictObject({ game: v.optional(ad), article: v.optional(ad) }),
  adSellers: v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^[^,\n]+,[^,\n]+,\s*(?:DIRECT|RESELLER)(?:,[^,\n]+)?$/,
        ({ input }) => `"${input}" is no record of ads.txt. Write: ads.example.com, 12345, DIRECT.`,
      ),
    ),
  ),
  analytics: v.nullable(v.strictObject(script)),
})

/**
 * Checks the portal's configuration.
 *
 * @throws with every fault: where it is, why it is one, and what to write instead
 */
export function checkPortal(config: PortalConfig): void {
  const { issues } = v.safeParse(schema, config)
  if (!issues) return
  const lines = issues.map((issue) => `  ${v.getDotPath(issue) ?? 'portal'}: ${issue.message}`)
  throw new Error(`app/src/config/portal.ts cannot be built:\n${lines.join('\n')}`)
}
