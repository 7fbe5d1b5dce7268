import { readFileSync } from 'node:fs'
import { DRAWINGS } from './symbols.ts'
import { toSearchable, type Words, wordPattern } from './vocabulary.ts'

/** Weather that is drawn over a scene. */
export type Weather = 'fog' | 'rain' | 'snow'

/** Light of a scene. */
export interface Light {
  /** Colors of the sky from top to horizon. */
  readonly sky: readonly [string, string]
  /** Color of the sky between them. */
  readonly middle?: string
  readonly ground: string
  /** Color that tints everything below the sky. */
  readonly shade: string
  /** Strength of the tint, from 0 to 1. */
  readonly strength: number
  readonly blend: 'multiply' | 'cover'
  readonly sun?: string
  /** Whether the sun is near the horizon. */
  readonly low?: boolean
  /** Radius of the moon, as a share of the shorter side. */
  readonly moon?: number
  readonly stars?: boolean
  /** Whether lamps are on. */
  readonly lit?: boolean
}

/** Style of a drawing. */
export type Style = 'watercolor' | 'pixel' | 'line' | 'mosaic' | 'paper' | 'oil' | 'poster' | 'gray'

interface Looks {
  readonly lights: readonly (Light & Words & { readonly id: string; readonly weather?: Weather })[]
  readonly day: Light
  readonly styles: readonly (Words & { readonly id: Style })[]
}

let loaded: (Looks & { readonly patterns: ReadonlyMap<Words, RegExp> }) | undefined

function getLooks() {
  if (loaded === undefined) {
    const looks = JSON.parse(readFileSync(new URL('looks.json', DRAWINGS), 'utf8')) as Looks
    const patterns = [...looks.lights, ...looks.styles].map((words) => [words, wordPattern(words)] as const)
    loaded = { ...looks, patterns: new Map(patterns) }
  }
  return loaded
}

/** Light, weather and style that a prompt names. */
export interface Look {
  readonly light: Light
  readonly weather: Weather | null
  readonly style: Style | null
  /** Whether the prompt names a light or a weather. */
  readonly isNamed: boolean
}

/** Finds the look of a prompt; without a word for the light it is day, or night. */
export function findLook(prompt: string, isNight = false): Look {
  const { lights, day, styles, patterns } = getLooks()
  const searchable = toSearchable(prompt)
  const isNamed = (words: Words) => patterns.get(words)?.test(searchable) === true
  const named = lights.filter(isNamed)
  const night = isNight ? lights.find(({ id }) => id === 'night') : undefined
  return {
    light: named[0] ?? night ?? day,
    weather: named.find(({ weather }) => weather !== undefined)?.weather ?? null,
    style: styles.find(isNamed)?.id ?? null,
    isNamed: named.length > 0,
  }
}
