import { Num } from '../bidi/index.ts'
import { Star } from '../star/index.ts'

/** The metal of each of the first three places, as a hue or tone of the kit. */
const metals = [
  { hue: undefined, star: 'text-action', figure: 'text-on-action' },
  { hue: undefined, star: 'text-on-night-muted', figure: 'text-on-action' },
  { hue: 'cooking', star: 'text-hue', figure: 'text-on-hue' },
] as const

interface RankMarkProps {
  /** From 1. */
  rank: number
  /** The length of its sides. @default '2.25rem' */
  size?: string
}

/** A place in a table; the first three stand in a star of gold, silver or bronze. */
export function RankMark({ rank, size = '2.25rem' }: RankMarkProps) {
  const metal = metals[rank - 1]
  return (
    <span
      data-slot="rank-mark"
      {...(metal?.hue ? { 'data-hue': metal.hue } : {})}
      className="relative isolate inline-grid place-items-center"
      style={{ inlineSize: size, blockSize: size }}
    >
      {metal && (
        <Star
          size={size}
          courtyard={false}
          className={`absolute inset-0 -z-10 ${metal.star} forced:hidden`}
        />
      )}
      <Num className={`type-label font-semibold ${metal?.figure ?? 'text-ink-muted'}`}>{rank}</Num>
    </span>
  )
}
