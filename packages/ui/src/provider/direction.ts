/** Inline direction of a language. */
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

/** Right-to-left scripts. A tag may name its script: `pa-Arab`, or `ku-Latn` against the language's default. */
const rightToLeftScripts = new Set(['adlm', 'arab', 'hebr', 'mand', 'nkoo', 'rohg', 'samr', 'syrc', 'thaa'])

/**
 * Returns the direction of a locale, by its script subtag if present, otherwise by its language.
 * `Intl.Locale.prototype.getTextInfo` is a property in some engines and missing in others.
 */
export function getDirection(locale: string): Direction {
  const [language = '', ...rest] = locale.toLowerCase().split('-')
  const script = rest.find((part) => /^[a-z]{4}$/.test(part) || part.length === 1)
  const isRightToLeft =
    script && script.length === 4 ? rightToLeftScripts.has(script) : rightToLeft.has(language)
  return isRightToLeft ? 'rtl' : 'ltr'
}
