/** Fields that Appwrite derives from an e-mail address. */
export interface EmailInfo {
  /** The address without the parts its provider ignores: dots and `+tags`. */
  readonly emailCanonical: string
  readonly emailIsFree: boolean
  readonly emailIsDisposable: boolean
  readonly emailIsCorporate: boolean
  readonly emailIsCanonical: boolean
}

/** The fields of an account without an address. */
export const NO_EMAIL_INFO: Readonly<Record<keyof EmailInfo, null>> = {
  emailCanonical: null,
  emailIsFree: null,
  emailIsDisposable: null,
  emailIsCorporate: null,
  emailIsCanonical: null,
}

const IGNORES_DOTS_AND_TAGS = new Set(['gmail.com', 'googlemail.com'])
const IGNORES_TAGS = new Set([
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'protonmail.com',
  'proton.me',
  'pm.me',
  'fastmail.com',
])
const OTHER_FREE = ['yahoo.com', 'ymail.com', 'aol.com', 'gmx.com', 'gmx.de', 'mail.com', 'yandex.com']
const FREE = new Set([...IGNORES_DOTS_AND_TAGS, ...IGNORES_TAGS, ...OTHER_FREE])
const DISPOSABLE = new Set(['mailinator.com', 'guerrillamail.com', '10minutemail.com', 'yopmail.com'])

/**
 * Derives the fields from a lower-case address. Appwrite knows thousands of providers; this covers the common ones.
 */
export function describeEmail(given: string): EmailInfo {
  const email = given.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  let local = email.slice(0, at)
  if (IGNORES_DOTS_AND_TAGS.has(domain)) local = withoutTag(local).replaceAll('.', '')
  else if (IGNORES_TAGS.has(domain)) local = withoutTag(local)
  const emailCanonical = `${local}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
  const emailIsFree = FREE.has(domain)
  const emailIsDisposable = DISPOSABLE.has(domain)
  return {
    emailCanonical,
    emailIsFree,
    emailIsDisposable,
    emailIsCorporate: !emailIsFree && !emailIsDisposable,
    emailIsCanonical: emailCanonical === email,
  }
}

function withoutTag(local: string): string {
  const plus = local.indexOf('+')
  return plus > 0 ? local.slice(0, plus) : local
}
