import { selectFavoriteBusy, selectIsFavorite } from '../../favorite/index.ts'
import type {
  FavoriteActor,
  FavoriteEmitted,
  FavoriteEvent,
  FavoriteInput,
  FavoriteMachine,
  FavoriteSnapshot,
} from '../../favorite/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: FavoriteSnapshot) => ({
  /** Whether to show the game as a favorite: optimistic, rolled back on failure. */
  isFavorite: selectIsFavorite(snapshot),
  busy: selectFavoriteBusy(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<FavoriteEvent>) => ({
  toggle: () => send({ type: 'favorite.toggle' }),
  /** Makes the game a favorite; ignored if it is one. */
  add: () => send({ type: 'favorite.add' }),
  /** Clears the failure. */
  dismiss: () => send({ type: 'favorite.dismiss' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useFavorite}. */
export interface FavoriteView extends Values, Commands {
  readonly actor: FavoriteActor
}

/** Connects a favorite button. It follows the user and the stored record; another game restarts it. */
export const useFavorite: MachineHook<
  FavoriteMachine,
  FavoriteActor,
  FavoriteInput,
  FavoriteEmitted,
  FavoriteView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
  key: ({ gameId }: FavoriteInput) => gameId,
  follow: ({ userId, recordId }: FavoriteInput): FavoriteEvent => ({
    type: 'session.changed',
    userId,
    recordId,
  }),
})
