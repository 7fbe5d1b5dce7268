import { readdirSync, readFileSync } from 'node:fs'
import { toSearchable, wordPattern } from './vocabulary.ts'

/** Folder of the package with the drawings. */
export const DRAWINGS = new URL('../../../drawings/', import.meta.url)

/** Movement in a video. */
export type Motion = 'none' | 'bob' | 'drift' | 'rise'

/** Drawable thing. Its origin is its foot; places fill a scene of 1000 by 1000 with the ground at 720. */
export interface SceneSymbol {
  readonly id: string
  readonly svg: string
  /** Whether it is the place of the scene. */
  readonly isPlace: boolean
  readonly layer: 'back' | 'ground' | 'middle' | 'front' | 'sky' | 'hanging'
  readonly color: string
  readonly floor: string | null
  readonly scale: number
  readonly motion: Motion
  /** Lights: x, y and radius. */
  readonly glows: readonly (readonly [x: number, y: number, radius: number])[]
  /** Place that it needs, unless the prompt names another. */
  readonly needs: string | null
  /** Symbols that it is a special case of, or that share a word with it. */
  readonly replaces: readonly string[]
  readonly isNightThing: boolean
  readonly matches: (searchable: string) => boolean
  /** Returns the place of its name among the words of a text, and how many words it has. */
  readonly locate: (searchable: string) => { readonly index: number; readonly count: number } | null
}

const SYMBOL = /<symbol id="(?<id>[\w-]+)"(?<attributes>[^>]*)>(?<svg>[^]*?)<\/symbol>/g

let loaded: readonly SceneSymbol[] | undefined

/** Returns every drawable thing, from the SVG files of the package. */
export function getSymbols(): readonly SceneSymbol[] {
  loaded ??= readdirSync(DRAWINGS)
    .filter((name) => name.endsWith('.svg'))
    .toSorted()
    .flatMap((name) => [...readFileSync(new URL(name, DRAWINGS), 'utf8').matchAll(SYMBOL)])
    .map(({ groups = {} }) => readSymbol(groups['id'] ?? '', groups['attributes'] ?? '', groups['svg'] ?? ''))
  return loaded
}

/** Finds the things that a prompt names; special cases replace general ones. */
export function findSymbols(prompt: string): SceneSymbol[] {
  const searchable = toSearchable(prompt)
  const found = getSymbols().filter(({ matches }) => matches(searchable))
  const replaced = new Set(found.flatMap(({ replaces }) => replaces))
  return found.filter(({ id }) => !replaced.has(id))
}

function readSymbol(id: string, attributes: string, svg: string): SceneSymbol {
  const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1] ?? null
  const pattern = wordPattern({ en: read('en') ?? '', ar: read('ar') ?? '' })
  const and = read('and')
  const other = and === null ? null : wordPattern({ en: and, ar: and })
  return {
    id,
    svg: svg.trim(),
    isPlace: read('place') !== null,
    layer: (read('layer') ?? 'front') as SceneSymbol['layer'],
    color: read('color') ?? '#888',
    floor: read('floor'),
    scale: Number(read('scale') ?? 1),
    motion: (read('motion') ?? 'none') as Motion,
    glows: (read('glow') ?? '')
      .split(';')
      .filter(Boolean)
      .map((glow) => glow.trim().split(' ').map(Number) as [number, number, number]),
    needs: read('needs'),
    replaces: (read('replaces') ?? '').split(',').map((name) => name.trim()),
    isNightThing: read('night') !== null,
    matches: (searchable) => pattern.test(searchable) && (other === null || other.test(searchable)),
    locate: (searchable) => {
      const match = pattern.exec(searchable)
      const countWords = (text: string) => text.split(' ').filter(Boolean).length
      return match === null
        ? null
        : { index: countWords(searchable.slice(0, match.index)), count: countWords(match[0]) }
    },
  }
}
