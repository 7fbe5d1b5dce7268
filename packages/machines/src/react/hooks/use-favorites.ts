import { selectFavorites, selectFavoritesStatus } from '../../favorites/index.ts'
import type {
  FavoriteRecord,
  FavoritesActor,
  FavoritesEvent,
  FavoritesInput,
  FavoritesMachine,
  FavoritesSnapshot,
} from '../../favorites/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: FavoritesSnapshot) => ({
  status: selectFavoritesStatus(snapshot),
  /** One per game, newest last. */
  favorites: selectFavorites(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<FavoritesEvent>) => ({
  reload: () => send({ type: 'favorites.reload' }),
  /** Adds a favorite that another actor stored. */
  addFavorite: (record: FavoriteRecord) => send({ ...record, type: 'favorites.added' }),
  removeFavorite: (gameId: string) => send({ type: 'favorites.removed', gameId }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useFavorites}. */
export interface FavoritesView extends Values, Commands {
  readonly actor: FavoritesActor
}

/** Connects the list of favorites. It follows the user. */
export const useFavorites: MachineHook<
  FavoritesMachine,
  FavoritesActor,
  FavoritesInput,
  never,
  FavoritesView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
  follow: ({ userId }: FavoritesInput): FavoritesEvent => ({ type: 'session.changed', userId }),
})
