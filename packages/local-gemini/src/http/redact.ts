/** Shorter keys are placeholders; replacing them would damage other words. */
export const MIN_KEY_LENGTH = 8

/** Shapes of Google's keys and tokens, and of other providers'. */
const CREDENTIALS =
  /\b(?:AIza[\w-]{20,}|AQ\.[\w-]{20,}|ya29\.[\w.-]{10,}|auth_tokens\/[\w-]{10,}|sk-[\w-]{16,})/g

/** Creates a function that removes keys, also encoded ones, and whatever has the shape of one. */
export function createRedactor(keys: readonly string[]): (text: string) => string {
  const forms = [...new Set(keys.filter(({ length }) => length >= MIN_KEY_LENGTH).flatMap(encodedForms))]
  // Longer forms first, because one can contain another.
  forms.sort((a, b) => b.length - a.length)
  return (text) =>
    forms.reduce((redacted, form) => redacted.replaceAll(form, '{key}'), text).replace(CREDENTIALS, '{key}')
}

const encodedForms = (key: string): string[] => [
  key,
  encodeURIComponent(key),
  JSON.stringify(key).slice(1, -1),
  Buffer.from(key).toString('base64'),
  Buffer.from(key).toString('base64').replace(/=+$/, ''),
  Buffer.from(key).toString('base64url'),
]
