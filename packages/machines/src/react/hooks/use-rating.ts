import { selectChoice, selectRatingStatus, selectSavedStars, selectStars } from '../../rating/index.ts'
import type {
  RatingActor,
  RatingEmitted,
  RatingEvent,
  RatingInput,
  RatingMachine,
  RatingSnapshot,
} from '../../rating/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: RatingSnapshot) => ({
  status: selectRatingStatus(snapshot),
  /** Stars to fill, 0 to 5. */
  stars: selectStars(snapshot),
  /** The choice to confirm or in the process of saving; null for none. */
  choice: selectChoice(snapshot),
  /** Stars under the pointer; null for none. */
  preview: snapshot.context.preview,
  /** The user's previous rating; null for none. */
  saved: selectSavedStars(snapshot),
  /** Failure to save, else failure to load the previous rating. */
  failure: snapshot.context.failure ?? snapshot.context.loadError,
})

const commands = (send: Send<RatingEvent>) => ({
  /** Previews stars under a mouse; null when it leaves. */
  previewStars: (stars: number | null) =>
    send(stars === null ? { type: 'star.leave' } : { type: 'star.preview', stars }),
  chooseStars: (stars: number) => send({ type: 'star.choose', stars }),
  confirm: () => send({ type: 'rating.confirm' }),
  cancel: () => send({ type: 'rating.cancel' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useRating}. */
export interface RatingView extends Values, Commands {
  readonly actor: RatingActor
}

/** Connects a rating widget. It follows the user; another game restarts it. */
export const useRating: MachineHook<RatingMachine, RatingActor, RatingInput, RatingEmitted, RatingView> =
  /* @__PURE__ */ createMachineHook({
    read,
    commands,
    key: ({ gameId }: RatingInput) => gameId,
    follow: ({ userId }: RatingInput): RatingEvent => ({ type: 'session.changed', userId }),
  })
