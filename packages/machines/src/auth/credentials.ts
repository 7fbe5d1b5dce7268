import { isComplete } from '../internal/is-complete.ts'
import type { Credentials } from './auth.types.ts'

/** The fewest characters a new password may have; the backend refuses shorter ones too. */
export const minPasswordLength = 8

/** Whether both fields say something. */
export const isFilled = ({ email, password }: Credentials) => isComplete(email) && password.reveal() !== ''

/** Whether the password may be used for a new account. Counts characters, not UTF-16 units. */
export const isLongEnough = ({ password }: Pick<Credentials, 'password'>) =>
  Array.from(password.reveal()).length >= minPasswordLength
