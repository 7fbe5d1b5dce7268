import type { DefinedIcon } from '../icon/index.ts'
import { ActionIcon } from '../icons/action.tsx'
import { AdventureIcon } from '../icons/adventure.tsx'
import { CookingIcon } from '../icons/cooking.tsx'
import { GirlsIcon } from '../icons/girls.tsx'
import { PuzzleIcon } from '../icons/puzzle.tsx'
import { RacingIcon } from '../icons/racing.tsx'
import type { HueName } from '../tag/index.ts'

/** Icon of each color of the palette. */
export const hueIcons: Readonly<Record<HueName, DefinedIcon>> = {
  action: ActionIcon,
  puzzle: PuzzleIcon,
  racing: RacingIcon,
  adventure: AdventureIcon,
  girls: GirlsIcon,
  cooking: CookingIcon,
}
