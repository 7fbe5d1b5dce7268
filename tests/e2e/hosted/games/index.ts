import * as faulty from './faulty.ts'
import * as hostile from './hostile.ts'
import * as playable from './playable.ts'

/** Games with the faults of real ones, by id. */
export const games = { ...playable, ...faulty, ...hostile }
