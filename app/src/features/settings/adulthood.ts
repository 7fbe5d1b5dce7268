import { storageKeys } from '../../adapters/storage/web-storage.ts'
import { createStoredChoice } from './stored-choice.ts'

/** Whether the user has confirmed to be 18 or older, which Google's terms require for the AI tools. */
export const adulthood = createStoredChoice(
  storageKeys.adulthood,
  ['confirmed', 'unconfirmed'],
  'unconfirmed',
)
