import { outfitIds, outfits } from './outfits.ts'
import type { OutfitId, Worn } from './outfits.ts'

/** Value that the game stores. */
interface Stored {
  /** Lanterns to spend. */
  lanterns: number
  owned: readonly OutfitId[]
  worn: Worn
}

/** More than all runs of years collect; a stored number above it is not ours. */
const mostLanterns = 1_000_000

/** Reads what an earlier visit stored, whatever it is. */
function readStored(value: unknown): Stored {
  const { lanterns, owned, worn } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  const names: unknown[] = Array.isArray(owned) ? owned : []
  const bought = outfitIds.filter((id) => names.includes(id))
  const isCount = typeof lanterns === 'number' && Number.isInteger(lanterns) && lanterns > 0
  return {
    lanterns: isCount ? Math.min(lanterns, mostLanterns) : 0,
    owned: bought,
    worn: bought.find((id) => id === worn) ?? 'own',
  }
}

export type Choice = 'worn' | 'bought' | 'too-dear'

/** Creates the wardrobe over the stored value. `store` is called with each change. */
export function createWardrobe(saved: unknown, store: (value: Stored) => void) {
  let { lanterns, owned, worn } = readStored(saved)
  const save = () => store({ lanterns, owned, worn })
  const owns = (id: Worn): boolean => id === 'own' || owned.includes(id)
  return {
    getLanterns: (): number => lanterns,
    getWorn: (): Worn => worn,
    owns,
    /** Adds the lanterns of a run. */
    earn(count: number): void {
      if (count <= 0) return
      lanterns = Math.min(mostLanterns, lanterns + count)
      save()
    },
    /** Wears an outfit, and buys it first if the lanterns suffice. */
    choose(id: Worn): Choice {
      let choice: Choice = 'worn'
      if (id !== 'own' && !owns(id)) {
        const { price } = outfits[id]
        if (price > lanterns) return 'too-dear'
        lanterns -= price
        owned = [...owned, id]
        choice = 'bought'
      }
      worn = id
      save()
      return choice
    },
  }
}
export type Wardrobe = ReturnType<typeof createWardrobe>
