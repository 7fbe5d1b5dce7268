/** The way a language is written along the line. */
export type Direction = 'ltr' | 'rtl'

const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'ku',
  'nqo',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
])

/** Scripts that a tag may name after its language: `pa-Arab`, or `ku-Latn` against the language's habit. */
const rightToLeftScripts = new Set(['adlm', 'arab', 'hebr', 'mand', 'nkoo', 'rohg', 'samr', 'syrc', 'thaa'])

/**
 * The direction of a locale: of the script its tag names, else of its language's usual one. A list of our
 * own, because `Intl.Locale.prototype.getTextInfo` is a property in some engines and missing in others.
 */
export function getDirection(locale: string): Direction {
  const [language = '', ...rest] = locale.toLowerCase().split('-')
  const script = rest.find((part) => /^[a-z]{4}$/.test(part) || part.length === 1)
  const isRightToLeft =
    script && script.length === 4 ? rightToLeftScripts.has(script) : rightToLeft.has(language)
  return isRightToLeft ? 'rtl' : 'ltr'
}
