import { symmetries } from './symmetry.ts'

/** Kinds of marks in the order of their commands, with the number of their styles. */
export const tools = ['brush', 'stamp', 'nail', 'ring', 'sleeve', 'skin'] as const
export type Tool = (typeof tools)[number]
export const styleCounts: Readonly<Record<Tool, number>> = {
  brush: 6,
  stamp: 40,
  nail: 4,
  ring: 12,
  sleeve: 8,
  skin: 6,
}

/** Families of stamps; each has five. */
export const families = ['flower', 'paisley', 'leaf', 'mandala', 'dots', 'star', 'curl', 'lace'] as const
export type Family = (typeof families)[number]
export const stampsInFamily = 5
export const getFamily = (stamp: number): Family => families[Math.floor(stamp / stampsInFamily)] ?? 'flower'

/** Radius of a stamp by its size, in units. */
export const stampRadii = [10, 16, 26, 42] as const
/** Half the width of a brush's line, in units. */
export const brushRadii = [1.2, 2.2, 4, 3, 6, 7] as const
export const hueCount = 8
/** Stamps turn in steps of 45°. */
export const turnCount = 8

/** Settings of the next press on the hand. */
export interface ToolSettings {
  tool: Tool
  /** Style per tool. */
  styles: Record<Tool, number>
  hue: number
  symmetry: number
  size: number
  turn: number
}

/** Settings that a command changes, in the order of their commands. */
const settings = {
  hue: hueCount,
  symmetry: symmetries.length,
  size: stampRadii.length,
  turn: turnCount,
} as const
export type Setting = keyof typeof settings

/** Effect of a button. Commands are numbered, and their order is part of the format of moves. */
export type Command =
  | { kind: 'style'; tool: Tool; value: number }
  | { kind: 'setting'; setting: Setting; value: number }
  | { kind: 'undo' | 'redo' | 'done' }
  | { kind: 'motif'; value: number }

const count = (length: number) => Array.from({ length }, (_, value) => value)

/** Motifs of a memory round: one spot each on the hand. */
export const motifCount = 6

export const commands: readonly Command[] = [
  ...tools.flatMap((tool) =>
    count(styleCounts[tool]).map((value) => ({ kind: 'style', tool, value }) as const),
  ),
  ...(Object.keys(settings) as Setting[]).flatMap((setting) =>
    count(settings[setting]).map((value) => ({ kind: 'setting', setting, value }) as const),
  ),
  { kind: 'undo' },
  { kind: 'redo' },
  { kind: 'done' },
  ...count(motifCount).map((value) => ({ kind: 'motif', value }) as const),
]

const numbers = new Map(commands.map((command, number) => [JSON.stringify(command), number]))
/** Returns the number of a command, to be sent as a move. */
export const toCommandNumber = (command: Command): number => {
  const ordered =
    command.kind === 'style'
      ? { kind: 'style', tool: command.tool, value: command.value }
      : command.kind === 'setting'
        ? { kind: 'setting', setting: command.setting, value: command.value }
        : command
  return numbers.get(JSON.stringify(ordered)) ?? 0
}

export const createSettings = (): ToolSettings => ({
  tool: 'brush',
  styles: { brush: 1, stamp: 0, nail: 0, ring: 0, sleeve: 0, skin: 0 },
  hue: 0,
  symmetry: 0,
  size: 1,
  turn: 0,
})
