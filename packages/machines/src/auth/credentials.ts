import { isComplete } from '../internal/is-complete.ts'
import type { Credentials } from './auth.types.ts'

/** Minimum length of a new password; the backend enforces it too. */
export const minPasswordLength = 8

export const isFilled = ({ email, password }: Credentials) => isComplete(email) && password.reveal() !== ''

/** Counts characters, not UTF-16 units. */
export const isLongEnough = ({ password }: Pick<Credentials, 'password'>) =>
  Array.from(password.reveal()).length >= minPasswordLength
