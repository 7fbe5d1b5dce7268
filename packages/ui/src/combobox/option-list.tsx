import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { UserText } from '../bidi/index.ts'
import { CheckIcon } from '../icons/check.tsx'
import { Listbox, optionStyles } from '../listbox/listbox.tsx'
import { useKit } from '../provider/index.ts'
import { isEnabled, type OptionRow } from './option-rows.ts'

export interface OptionListProps {
  id: string
  /** Accessible name, taken from the field. */
  names: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined }
  rows: readonly OptionRow[]
  activeId: string | undefined
  chosen: readonly string[]
  multiple: boolean
  onChoose: (id: string) => void
}

/** Lists up to this length are rendered whole. */
const maxWholeRows = 100

/** Height of a row with one line of text, in px. Real heights are measured. */
const estimatedRowHeight = 44

export const toRowId = (listId: string, index: number) => `${listId}-${index}`
export const toRowIndex = (listId: string, id: string) => Number(id.slice(listId.length + 1))

/** Scrolls the list alone. `scrollIntoView` would also move the page while the panel has no place yet. */
function scrollWithin(list: HTMLElement, option: HTMLElement) {
  const end = option.offsetTop + option.offsetHeight
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight
}

interface PlacedRow {
  row: OptionRow
  index: number
}

/** Wraps adjacent rows of one group in an element of role `group`. */
function inGroups(placed: readonly PlacedRow[], listId: string, render: (one: PlacedRow) => ReactNode) {
  const runs: { group: string; start: number; rows: ReactNode[] }[] = []
  for (const one of placed) {
    const group = one.row.kind === 'group' ? one.row.label : one.row.group
    const last = runs.at(-1)
    if (last && last.group === group) last.rows.push(render(one))
    else runs.push({ group, start: one.index, rows: [render(one)] })
  }
  return runs.map(({ group, start, rows }) =>
    group === '' ? (
      rows
    ) : (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
      <div key={`${listId} ${start}`} role="group" aria-label={group}>
        {rows}
      </div>
    ),
  )
}

/** The options. Of a long list, only those near the visible ones are rendered. */
export function OptionList(props: OptionListProps) {
  return props.rows.length > maxWholeRows ? <LongList {...props} /> : <WholeList {...props} />
}

function WholeList({ rows, ...props }: OptionListProps) {
  const { id, names, multiple, activeId } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId)
    if (option && list.current) scrollWithin(list.current, option)
  }, [activeId, list])
  return (
    <Listbox
      ref={list}
      id={id}
      data-slot="combobox-list"
      {...names}
      aria-multiselectable={multiple || undefined}
      className="sa:relative sa:min-h-0 sa:overflow-y-auto sa:overscroll-contain sa:p-1.5"
    >
      {inGroups(
        rows.map((row, index) => ({ row, index })),
        id,
        ({ row, index }) => (
          <Row key={index} {...props} row={row} index={index} />
        ),
      )}
    </Listbox>
  )
}

function LongList({ rows, ...props }: OptionListProps) {
  const { id, names, multiple, activeId } = props
  const list = useRef<HTMLDivElement>(null)
  const activeIndex = activeId === undefined ? -1 : toRowIndex(id, activeId)
  // oxlint-disable-next-line react/incompatible-library -- its values are used in this component only
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => estimatedRowHeight,
    initialRect: { width: 320, height: 320 },
    overscan: 8,
    paddingStart: 6,
    paddingEnd: 6,
    scrollPaddingStart: 6,
    scrollPaddingEnd: 6,
    // The field references the active option, so it is always rendered.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(activeIndex === -1 ? [] : [activeIndex])])].toSorted(
        (a, b) => a - b,
      ),
  })
  useEffect(() => {
    if (activeIndex !== -1) virtualizer.scrollToIndex(activeIndex)
  }, [activeIndex, virtualizer])
  const positions = useMemo(() => {
    let position = 0
    return rows.map(({ kind }) => (kind === 'group' ? position : (position += 1)))
  }, [rows])
  return (
    <Listbox
      ref={list}
      id={id}
      data-slot="combobox-list"
      {...names}
      aria-multiselectable={multiple || undefined}
      className="sa:relative sa:min-h-0 sa:overflow-y-auto sa:overscroll-contain"
    >
      <div role="none" className="sa:relative" style={{ blockSize: virtualizer.getTotalSize() }}>
        {inGroups(
          virtualizer.getVirtualItems().map(({ index }) => ({ row: rows[index] as OptionRow, index })),
          id,
          ({ row, index }) => (
            <Row
              key={index}
              {...props}
              row={row}
              index={index}
              setSize={positions.at(-1)}
              position={positions[index]}
              ref={virtualizer.measureElement}
              start={virtualizer.measurementsCache[index]?.start}
            />
          ),
        )}
      </div>
    </Listbox>
  )
}

interface RowProps extends Omit<OptionListProps, 'id' | 'names' | 'rows'> {
  id: string
  row: OptionRow
  index: number
  /** Number of options, in a list that is rendered in part. */
  setSize?: number | undefined
  position?: number | undefined
  /** Offset in such a list, in px. */
  start?: number | undefined
  ref?: (element: HTMLElement | null) => void
}

function Row({ id, row, index, setSize, position, start, ref, activeId, chosen, onChoose }: RowProps) {
  const { messages } = useKit()
  const rowId = toRowId(id, index)
  const placement =
    start === undefined
      ? {}
      : { style: { insetBlockStart: `${start}px` }, 'data-index': index, 'data-placed': '' }
  const placedStyles = 'sa:data-placed:absolute sa:data-placed:inset-x-1.5'
  if (row.kind === 'group')
    return (
      <div
        ref={ref}
        data-slot="combobox-group-label"
        aria-hidden="true"
        {...placement}
        className={`sa:px-2 sa:pt-2 sa:pb-1 sa:type-caption sa:text-ink-muted ${placedStyles}`}
      >
        <UserText>{row.label}</UserText>
      </div>
    )
  const isActive = activeId === rowId
  const isChosen = row.kind === 'option' && chosen.includes(row.option.value)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are pressed in the field
    <div
      ref={ref}
      data-slot="combobox-option"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds text only
      role="option"
      id={rowId}
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={!isEnabled(row) || undefined}
      data-highlighted={isActive ? '' : undefined}
      {...(setSize === undefined ? {} : { 'aria-setsize': setSize, 'aria-posinset': position })}
      {...placement}
      className={`${optionStyles} ${placedStyles} sa:min-h-11 sa:cursor-pointer sa:type-label sa:select-none sa:aria-disabled:cursor-not-allowed sa:aria-disabled:opacity-55 sa:aria-disabled:hover:bg-transparent`}
      onClick={() => {
        if (isEnabled(row)) onChoose(rowId)
      }}
    >
      <CheckIcon className={isChosen ? 'sa:text-link sa:forced:text-current' : 'sa:invisible'} />
      {row.kind === 'create' ? (
        <span className="sa:min-w-0 sa:wrap-anywhere">{messages.createOption(row.text)}</span>
      ) : (
        <span className="sa:grid sa:min-w-0">
          <span>
            <UserText>{row.option.label}</UserText>
          </span>
          {row.option.detail && (
            <span className="sa:type-caption sa:text-ink-muted sa:forced:text-current">
              <UserText>{row.option.detail}</UserText>
            </span>
          )}
        </span>
      )}
    </div>
  )
}
