import { GameGrid } from '@saha/ui'
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/index.ts'
import { readScrollAnchor } from '../scroll-anchor/scroll-anchor.ts'
import { links } from '../../routing/links.ts'
import type { GameListProps } from './game-list.tsx'
import { ListedGame } from './listed-game.tsx'

/** Layout of the grid in px; `top` is its offset in the page. */
interface GridLayout {
  columns: number
  gap: number
  top: number
}

/** Layout of the previous list. On Back, rows are placed correctly before the first render. */
let lastLayout: GridLayout = { columns: 4, gap: 20, top: 0 }
let rowHeight = 262

const measureGrid = (grid: HTMLElement): GridLayout => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  rowHeight = grid.firstElementChild?.getBoundingClientRect().height || rowHeight
  lastLayout = {
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
  }
  return lastLayout
}

/** Returns the grid's current layout. It changes with the viewport and with the content above. */
function useGridLayout() {
  const grid = useRef<HTMLUListElement>(null)
  const [layout, setLayout] = useState(lastLayout)
  useLayoutEffect(() => {
    const update = () => {
      if (!grid.current) return
      const now = measureGrid(grid.current)
      setLayout((before) =>
        before.columns === now.columns && before.gap === now.gap && before.top === now.top ? before : now,
      )
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { grid, layout }
}

/** A card that stays rendered at any scroll position, with some rows before and after it. */
interface PinnedCard {
  index: number
  rowsAround: number
}

type LongGameListProps = Required<Omit<GameListProps, 'eager'>>

/**
 * Virtualized list of game cards: only rows in the viewport are rendered. The focused row and its neighbors stay, so
 * that Tab works; each item announces its position. On Back, the card that was opened and a viewport of rows around it
 * are measured before scrolling, so that nothing shifts afterwards.
 */
export default function LongGameList({ games, from, ...cardProps }: LongGameListProps) {
  const to = links(useLocale())
  const { grid, layout } = useGridLayout()
  const { columns, gap, top } = layout
  const rows = Math.ceil(games.length / columns)
  const [pinned, setPinned] = useState<PinnedCard | null>(() => {
    const href = readScrollAnchor()?.href
    const index = href === undefined ? -1 : games.findIndex(({ id }) => to.game(id, from) === href)
    return index < 0 ? null : { index, rowsAround: Math.ceil(window.innerHeight / rowHeight) }
  })

  const extractRows = (range: Range): number[] => {
    const visible = defaultRangeExtractor(range)
    if (pinned === null) return visible
    const row = Math.floor(pinned.index / columns)
    const first = Math.max(0, row - pinned.rowsAround)
    const around = Array.from(
      { length: Math.min(rows - 1, row + pinned.rowsAround) - first + 1 },
      (_, at) => first + at,
    )
    return [...new Set([...visible, ...around])].sort((a, b) => a - b)
  }
  // oxlint-disable-next-line react/incompatible-library -- it renders on every change and is read in every render
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: 0,
    gap,
    scrollMargin: top,
    rangeExtractor: extractRows,
  })
  const renderedRows = virtualizer.getVirtualItems()

  // Row heights depend on the column width.
  const measuredColumns = useRef(columns)
  useLayoutEffect(() => {
    if (measuredColumns.current === columns) return
    measuredColumns.current = columns
    virtualizer.measure()
  }, [virtualizer, columns])

  const end = renderedRows.at(-1)?.end ?? top
  const cards = renderedRows.flatMap(({ index: row, start }, at) => {
    // A margin replaces the rows that are not rendered.
    const before = at === 0 ? top : (renderedRows[at - 1]?.end ?? top) + gap
    return games.slice(row * columns, (row + 1) * columns).map((game, column) => ({
      game,
      row,
      column,
      index: row * columns + column,
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
        const { row, column, index, marginBlockStart } = card
        return {
          'aria-posinset': index + 1,
          'aria-setsize': games.length,
          style: { marginBlockStart },
          // All items of a row have the same height.
          ...(column === 0 && { ref: virtualizer.measureElement, 'data-index': row }),
        }
      }}
      onFocus={({ target }) => {
        const at = [...(grid.current?.children ?? [])].findIndex((item) => item.contains(target))
        const index = cards[at]?.index
        setPinned(index === undefined ? null : { index, rowsAround: 1 })
      }}
      onBlur={({ relatedTarget }) => {
        if (!grid.current?.contains(relatedTarget)) setPinned(null)
      }}
    >
      {cards.map(({ game, index }) => (
        <ListedGame key={game.id} game={game} from={from} eager={index < 4} {...cardProps} />
      ))}
    </GameGrid>
  )
}
