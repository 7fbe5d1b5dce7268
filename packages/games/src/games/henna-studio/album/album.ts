import type { Mark } from '../rules/design.ts'
import { packDesign, unpackDesign } from './pack.ts'

/** Hands in an album. */
export const albumSize = 60
/** Longest packed hand; 60 of them fit into a save. */
const maxLength = 4000

/** Value that the studio stores: packed hands, and the one that is being drawn. */
interface Stored {
  hands: readonly string[]
  draft: string
}

const isHand = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxLength && unpackDesign(value) !== null

/** Reads what an earlier visit stored, whatever it is. */
function readStored(value: unknown): Stored {
  const { hands, draft } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  return {
    hands: Array.isArray(hands) ? hands.filter(isHand).slice(0, albumSize) : [],
    draft: isHand(draft) ? draft : '',
  }
}

export type SaveResult = 'saved' | 'full' | 'too-large'

/** Creates the album over the stored value. `store` is called with each change. */
export function createAlbum(saved: unknown, store: (value: Stored) => void) {
  let { hands, draft } = readStored(saved)
  /** Index of the hand that is being drawn on, or null for a new one. */
  let open: number | null = null
  const save = () => store({ hands, draft })
  return {
    list: (): readonly (readonly Mark[])[] => hands.map((hand) => unpackDesign(hand) ?? []),
    getOpen: (): number | null => open,
    getDraft: (): readonly Mark[] => unpackDesign(draft) ?? [],
    /** Stores the hand in progress, to continue at the next visit. A hand that is too large is not stored. */
    keepDraft(marks: readonly Mark[]): void {
      const packed = packDesign(marks)
      if (packed.length > maxLength || packed === draft) return
      draft = packed
      save()
    },
    /** Adds the hand, or replaces the one that was opened. */
    add(marks: readonly Mark[]): SaveResult {
      const packed = packDesign(marks)
      if (packed.length > maxLength) return 'too-large'
      if (open === null && hands.length >= albumSize) return 'full'
      if (open === null) {
        hands = [packed, ...hands]
        open = 0
      } else hands = hands.with(open, packed)
      save()
      return 'saved'
    },
    /** Opens a hand to continue it. */
    open(index: number): readonly Mark[] {
      open = index
      return unpackDesign(hands[index] ?? '') ?? []
    },
    startNew(): void {
      open = null
    },
    remove(index: number): void {
      hands = hands.toSpliced(index, 1)
      if (open === index) open = null
      else if (open !== null && open > index) open -= 1
      save()
    },
  }
}
export type Album = ReturnType<typeof createAlbum>
