import { GameGrid } from '@saha/ui'
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/index.ts'
import { readScrollAnchor } from '../scroll-anchor/scroll-anchor.ts'
import { links } from '../../routing/links.ts'
import type { GameListProps } from './game-list.tsx'
import { ListedGame } from './listed-game.tsx'

/** What the grid is like once it is drawn: columns, space between rows, and how far down the page it begins. */
interface Measure {
  columns: number
  gap: number
  top: number
}

/** As the last list was: who comes back finds every row where it had been, before any of them has been drawn. */
let last: Measure = { columns: 4, gap: 20, top: 0 }
let rowHeight = 262

const measured = (grid: HTMLElement): Measure => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  rowHeight = grid.firstElementChild?.getBoundingClientRect().height || rowHeight
  last = {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
  }
  return last
}

/** The grid's measure now: it changes with the window, and with what stands above. */
function useMeasure() {
  const grid = useRef<HTMLUListElement>(null)
  const [measure, setMeasure] = useState(last)
  useLayoutEffect(() => {
    const look = () => {
      if (!grid.current) return
      const now = measured(grid.current)
      setMeasure((before) =>
        before.columns === now.columns && before.gap === now.gap && before.top === now.top ? before : now,
      )
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { grid, measure }
}

/** A card that is drawn wherever the page is scrolled, with so many rows before and after its own. */
interface Kept {
  place: number
  reach: number
}

type LongGameListProps = Required<Omit<GameListProps, 'eager'>>

/**
 * Thousands of cards, of which only the rows in the window are drawn, in a grid as high as all of them.
 * The row that has focus stays, wherever the page is scrolled, with the rows beside it, so that the next Tab has
 * somewhere to go; each item says its place among all. Who comes back finds the card that they left by with a window
 * of rows about it, all measured before the page is scrolled there, so that nothing moves it afterwards.
 */
export default function LongGameList({ games, from, ...look }: LongGameListProps) {
  const to = links(useLocale())
  const { grid, measure } = useMeasure()
  const { columns, gap, top } = measure
  const rows = Math.ceil(games.length / columns)
  const [kept, setKept] = useState<Kept | null>(() => {
    const href = readScrollAnchor()?.href
    const place = href === undefined ? -1 : games.findIndex(({ id }) => to.game(id, from) === href)
    return place < 0 ? null : { place, reach: Math.ceil(window.innerHeight / rowHeight) }
  })

  const rowsOf = (range: Range): number[] => {
    const near = defaultRangeExtractor(range)
    if (kept === null) return near
    const row = Math.floor(kept.place / columns)
    const first = Math.max(0, row - kept.reach)
    const beside = Array.from(
      { length: Math.min(rows - 1, row + kept.reach) - first + 1 },
      (_, at) => first + at,
    )
    return [...new Set([...near, ...beside])].sort((a, b) => a - b)
  }
  // oxlint-disable-next-line react/incompatible-library -- it tells of changes by rendering, and is asked in every render
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: 0,
    gap,
    scrollMargin: top,
    rangeExtractor: rowsOf,
  })
  const drawn = virtualizer.getVirtualItems()

  // Widths decide heights.
  const measuredColumns = useRef(columns)
  useLayoutEffect(() => {
    if (measuredColumns.current === columns) return
    measuredColumns.current = columns
    virtualizer.measure()
  }, [virtualizer, columns])

  const end = drawn.at(-1)?.end ?? top
  const cards = drawn.flatMap(({ index: row, start }, at) => {
    // What lies between two rows that are not neighbours, or before the first, is a margin as high.
    const before = at === 0 ? top : (drawn[at - 1]?.end ?? top) + gap
    return games.slice(row * columns, (row + 1) * columns).map((game, column) => ({
      game,
      row,
      column,
      place: row * columns + column,
      marginBlockStart: start - before,
    }))
  })
  return (
    <GameGrid
      ref={grid}
      style={{ paddingBlockEnd: Math.max(0, top + virtualizer.getTotalSize() - end) }}
      itemProps={(at) => {
        const card = cards[at]
        if (!card) return {}
        const { row, column, place, marginBlockStart } = card
        return {
          'aria-posinset': place + 1,
          'aria-setsize': games.length,
          style: { marginBlockStart },
          // The items of a row are of one height.
          ...(column === 0 && { ref: virtualizer.measureElement, 'data-index': row }),
        }
      }}
      onFocus={({ target }) => {
        const at = [...(grid.current?.children ?? [])].findIndex((item) => item.contains(target))
        const place = cards[at]?.place
        setKept(place === undefined ? null : { place, reach: 1 })
      }}
      onBlur={({ relatedTarget }) => {
        if (!grid.current?.contains(relatedTarget)) setKept(null)
      }}
    >
      {cards.map(({ game, place }) => (
        <ListedGame key={game.id} game={game} from={from} eager={place < 4} {...look} />
      ))}
    </GameGrid>
  )
}
