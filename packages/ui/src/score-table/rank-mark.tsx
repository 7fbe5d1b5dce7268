import { Num } from '../bidi/index.ts'
import { StarMotif } from '../star-motif/index.ts'

/** Colors of the first three places: gold, silver and bronze. */
const metals = [
  { hue: undefined, star: 'sa:text-action', figure: 'sa:text-on-action' },
  { hue: undefined, star: 'sa:text-on-night-muted', figure: 'sa:text-on-action' },
  { hue: 'cooking', star: 'sa:text-hue', figure: 'sa:text-on-hue' },
] as const

interface RankMarkProps {
  /** Rank, starting at 1. */
  rank: number
  /** Width and height, any CSS length. @default '2.25rem' */
  size?: string
}

/** A rank number. The first three are in a star of gold, silver or bronze. */
export function RankMark({ rank, size = '2.25rem' }: RankMarkProps) {
  const metal = metals[rank - 1]
  return (
    <span
      data-slot="rank-mark"
      {...(metal?.hue ? { 'data-hue': metal.hue } : {})}
      className="sa:relative sa:isolate sa:inline-grid sa:place-items-center"
      style={{ inlineSize: size, blockSize: size }}
    >
      {metal && (
        <StarMotif
          size={size}
          courtyard={false}
          className={`sa:absolute sa:inset-0 sa:-z-10 ${metal.star} sa:forced:hidden`}
        />
      )}
      <Num className={`sa:type-label sa:font-semibold ${metal?.figure ?? 'sa:text-ink-muted'}`}>{rank}</Num>
    </span>
  )
}
