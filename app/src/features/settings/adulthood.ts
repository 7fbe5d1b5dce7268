import { keys } from '../../adapters/storage/preferences.ts'
import { createStoredChoice } from './stored-choice.ts'

/** Whether the visitor has confirmed to be 18 or older, which Google's terms ask for before a tool is used. */
export const adulthood = createStoredChoice(keys.adulthood, ['confirmed', 'unconfirmed'], 'unconfirmed')
