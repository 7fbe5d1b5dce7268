/** Script of a page: the portal's own calls, and the SDK for attacks. */
import {
  addFavorite,
  listFavorites,
  removeFavorite,
} from '../../../app/src/adapters/appwrite/documents/favorites.ts'
import { loadRating, saveRating } from '../../../app/src/adapters/appwrite/documents/ratings.ts'
import { listScores, submitScore } from '../../../app/src/adapters/appwrite/documents/scores.ts'
import './sdk-page.ts'

const { signal } = new AbortController()
const ofThePage =
  <Input, Output>(port: (input: Input, signal: AbortSignal) => Promise<Output>) =>
  async (input: Input) =>
    port(input, signal)

Object.assign(globalThis, {
  portal: {
    addFavorite: ofThePage(addFavorite),
    listFavorites: ofThePage(listFavorites),
    removeFavorite: ofThePage(removeFavorite),
    loadRating: ofThePage(loadRating),
    saveRating: ofThePage(saveRating),
    listScores: ofThePage(listScores),
    submitScore: ofThePage(submitScore),
  },
})
