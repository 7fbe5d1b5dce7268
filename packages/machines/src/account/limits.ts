import { isLongEnough } from '../auth/credentials.ts'
import type { Secret } from '../internal/secret.ts'

/** The most characters that a name may have. */
export const maxNameLength = 128

/** The most bytes that a password may have; the backend counts an Arabic letter as two. */
export const maxPasswordBytes = 256

const visible = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a name shows anything: spaces, joiners and marks alone do not. */
export const hasName = (name: string) => visible.test(name)

/** Counts characters, not UTF-16 units. */
export const isNameWithinLimit = (name: string) => Array.from(name.trim()).length <= maxNameLength

const bytesOf = (password: Secret) => new TextEncoder().encode(password.reveal()).length

export const isPasswordWithinLimit = (password: Secret) => bytesOf(password) <= maxPasswordBytes

export const isPasswordLongEnough = (password: Secret) => isLongEnough({ password })

/** Whether it can be anybody's password: the backend does not even look at one of another length. */
export const couldBePassword = (password: Secret) => bytesOf(password) >= 8 && isPasswordWithinLimit(password)
