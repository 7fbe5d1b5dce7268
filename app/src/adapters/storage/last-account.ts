import { isRecord } from '@saha/machines/port'
import { site } from '../../config/site.ts'
import { isText } from '../../platform/guards.ts'
import { localStore } from './web-storage.ts'

const key = 'saha.account'

interface Favorite {
  readonly gameId: string
  readonly recordId: string
}

/** The last signed-in user, for offline use. */
interface LastAccount {
  readonly id: string
  readonly email: string
  /** Null until loaded once. */
  readonly favorites: readonly Favorite[] | null
}

const isFavorite = isRecord<Favorite>({ gameId: isText, recordId: isText })
const isAccount = isRecord<Pick<LastAccount, 'id' | 'email'> & { favorites: unknown }>({
  id: isText,
  email: isText,
  favorites: () => true,
})

function get(): LastAccount | null {
  try {
    const kept: unknown = JSON.parse(localStore.get(key) ?? 'null')
    if (!isAccount(kept)) return null
    const { id, email, favorites } = kept
    return {
      id,
      email,
      favorites: Array.isArray(favorites) ? favorites.filter(isFavorite).slice(0, site.favoritesLimit) : null,
    }
  } catch {
    return null
  }
}

const write = (account: LastAccount) => localStore.set(key, JSON.stringify(account))

/** Cache of the last signed-in user. It grants nothing: the backend checks the session. */
export const lastAccount = {
  get,
  set({ id, email }: Pick<LastAccount, 'id' | 'email'>): void {
    const known = get()
    write({ id, email, favorites: known?.id === id ? known.favorites : null })
  },
  setFavorites(id: string, favorites: readonly Favorite[]): void {
    const known = get()
    if (known?.id === id)
      write({ ...known, favorites: favorites.map(({ gameId, recordId }) => ({ gameId, recordId })) })
  },
  remove: (): void => localStore.remove(key),
}
