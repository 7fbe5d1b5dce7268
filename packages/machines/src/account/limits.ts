import { isLongEnough } from '../auth/credentials.ts'
import type { Secret } from '../internal/secret.ts'

/** Maximum length of a name, in characters. */
export const maxNameLength = 128

/** Maximum length of a password, in bytes. The backend counts an Arabic letter as two. */
export const maxPasswordBytes = 256

const visible = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a name is visible: spaces, joiners and marks alone are not. */
export const hasName = (name: string) => visible.test(name)

/** Counts characters, not UTF-16 units. */
export const isNameWithinLimit = (name: string) => Array.from(name.trim()).length <= maxNameLength

const countBytes = (password: Secret) => new TextEncoder().encode(password.reveal()).length

export const isPasswordWithinLimit = (password: Secret) => countBytes(password) <= maxPasswordBytes

export const isPasswordLongEnough = (password: Secret) => isLongEnough({ password })

/** Whether the password has a valid length; the backend does not check others. */
export const couldBePassword = (password: Secret) =>
  countBytes(password) >= 8 && isPasswordWithinLimit(password)
