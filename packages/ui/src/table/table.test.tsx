import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { emulateMedia, emulatePrint } from '../testing/media.ts'
import { locales, renderIn } from '../testing/render.tsx'
import { Table, TableBody, TableCell, TableHead, TableRow } from './index.ts'
import { TableSelectAll, TableSelectRow, TableSkeleton, TableSortCell } from './index.ts'
import { head, inHead, inTable, noop, Scores } from './table.fixtures.tsx'

describeConformance('Table', (props) => <Table caption="Players" {...props} />, { slot: 'table' })
const region = () => {
  const found = document.querySelector<HTMLElement>('[data-slot=scroll-region]')
  if (!found) throw new Error('The table has no scroller.')
  return found
}

describe('Table', () => {
  it('is a native table with caption, column headers and row headers', async () => {
    const screen = await renderIn('en', <Scores captionHidden />)
    await expect.element(screen.getByRole('table', { name: 'Scores' })).toBeVisible()
    expect(screen.getByRole('columnheader').elements()).toHaveLength(2)
    expect(screen.getByRole('rowheader').elements()).toHaveLength(3)
  })

  it.each(locales)('aligns digits by place value (%s)', async (locale) => {
    const screen = await renderIn(locale, <Scores />)
    const ends = ['1,000', '10,000', '100,000'].map((text) =>
      Math.round(screen.getByText(text).element().getBoundingClientRect().right),
    )
    expect(new Set(ends).size).toBe(1)
  })

  it.each([
    ['en', ['Sorted by Points, ascending', 'Sorted by Points, descending', 'Not sorted']],
    ['ar', ['الترتيب حسب Points، تصاعديًا', 'الترتيب حسب Points، تنازليًا', 'بلا ترتيب']],
  ] as const)(
    'sorts by a button of the column and announces the order (%s)',
    async (locale, announcements) => {
      const screen = await renderIn(locale, <Scores />)
      const column = screen.getByRole('columnheader', { name: 'Points' })
      const status = screen.getByRole('status')
      await expect.element(column).not.toHaveAttribute('aria-sort')
      await expect.element(status).toBeEmptyDOMElement()
      for (const [at, announcement] of announcements.entries()) {
        await userEvent.click(screen.getByRole('button', { name: 'Points' }))
        await expect.element(status).toHaveTextContent(announcement)
        expect(column.element().getAttribute('aria-sort')).toBe(['ascending', 'descending', null][at])
      }
    },
  )

  it('does not announce an order that the host changes', async () => {
    const sorted = (sort: 'ascending' | 'descending') =>
      inHead(
        <TableSortCell sort={sort} onSort={noop}>
          Score
        </TableSortCell>,
      )
    const screen = await renderIn('en', sorted('ascending'))
    await screen.rerender(sorted('descending'))
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([
    ['en', 'Select all rows', 'Select نور'],
    ['ar', 'تحديد كل الصفوف', 'تحديد نور'],
  ] as const)('selects all rows and each row by named checkboxes (%s)', async (locale, all, one) => {
    const [selectAll, selectRow] = [vi.fn(), vi.fn()]
    const screen = await renderIn(
      locale,
      <Table caption="Players">
        <TableHead>
          <TableRow>
            <TableSelectAll checked="indeterminate" onCheckedChange={selectAll} />
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow selected>
            <TableSelectRow label="نور" checked onCheckedChange={selectRow} />
          </TableRow>
        </TableBody>
      </Table>,
    )
    const mixed = screen.getByRole('checkbox', { name: all })
    expect((mixed.element() as HTMLInputElement).indeterminate).toBe(true)
    await userEvent.click(mixed)
    expect(selectAll).toHaveBeenCalledExactlyOnceWith(true)
    await userEvent.click(screen.getByRole('checkbox', { name: one }))
    expect(selectRow).toHaveBeenCalledExactlyOnceWith(false)
    expect(document.querySelectorAll('tr[data-state=selected]')).toHaveLength(1)
  })

  it('keeps the head visible while rows scroll, by keys too', async () => {
    await renderIn('en', <Scores count={12} maxHeight="200px" captionHidden />)
    await expect.poll(() => region().tabIndex).toBe(0)
    expect(region().offsetHeight).toBe(200)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(region())
    await userEvent.keyboard('{End}')
    await expect.poll(() => region().scrollTop).toBeGreaterThan(100)
    const top = document.querySelector('th')?.getBoundingClientRect().top
    expect(Math.round(top ?? 0)).toBe(Math.round(region().getBoundingClientRect().top))
  })

  it.each(locales)(
    'scrolls sideways where words do not fit, without widening the page (%s)',
    async (locale) => {
      await renderIn(
        locale,
        <div style={{ inlineSize: 160 }}>
          <Scores />
        </div>,
      )
      await expect.poll(() => region().dataset.hiddenEnd).toBe('')
      expect(region().getBoundingClientRect().width).toBeLessThanOrEqual(160)
      expect(region()).toHaveAttribute('aria-label', 'Scores')
    },
  )

  it('announces loading, and hides its skeleton rows', async () => {
    const screen = await renderIn(
      'ar',
      <Table caption="النقاط" loading>
        {head}
        <TableSkeleton columns={1} rows={3} />
      </Table>,
    )
    const table = screen.getByRole('table', { name: 'النقاط جارٍ التحميل…' })
    await expect.element(table).toHaveAttribute('aria-busy', 'true')
    expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
    expect(screen.getByRole('row').elements()).toHaveLength(1)
  })

  it.each(locales)('aligns skeleton cells as the cells to come (%s)', async (locale) => {
    await renderIn(
      locale,
      <Table caption="Points" loading>
        <TableSkeleton columns={['start', 'number']} rows={1} />
      </Table>,
    )
    const cell = document.querySelectorAll('td')[1]
    const [outer, inner] = [cell, cell?.firstElementChild].map((element) => element?.getBoundingClientRect())
    expect(Math.round((outer?.right ?? 0) - (inner?.right ?? 0))).toBeLessThan(20)
  })

  it.each(locales)('keeps row headers visible while other columns scroll (%s)', async (locale) => {
    await renderIn(
      locale,
      <div style={{ inlineSize: 200 }}>
        <Scores stickyRowHeaders />
      </div>,
    )
    await expect.poll(() => region().dataset.hiddenEnd).toBe('')
    region().scrollLeft = locale === 'ar' ? -1000 : 1000
    await expect.poll(() => region().dataset.hiddenStart).toBe('')
    const side = locale === 'ar' ? 'right' : 'left'
    for (const header of document.querySelectorAll('th:first-child')) {
      const offset = header.getBoundingClientRect()[side] - region().getBoundingClientRect()[side]
      expect(Math.round(offset)).toBe(0)
      expect(getComputedStyle(header).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    }
  })

  it.each([
    ['en', 300, true],
    ['ar', 300, true],
    ['en', 700, false],
  ] as const)('shows rows as cards only in narrow places (%s, %i px)', async (locale, width, isNarrow) => {
    const screen = await renderIn(
      locale,
      <div style={{ inlineSize: width }}>
        <Scores narrow="cards" />
      </div>,
    )
    const [first, second] = document.querySelectorAll('tbody tr:first-child > *')
    const isBelow = (second?.getBoundingClientRect().top ?? 0) > (first?.getBoundingClientRect().top ?? 0)
    expect(isBelow).toBe(isNarrow)
    const label = document.querySelector('[data-slot=table-cell-label]')
    expect(label && getComputedStyle(label).display !== 'none').toBe(isNarrow)
    // The roles remain, whatever the elements are displayed as.
    expect(screen.getByRole('table', { name: 'Scores' }).elements()).toHaveLength(1)
    expect(screen.getByRole('row').elements()).toHaveLength(4)
    expect(screen.getByRole('rowheader').elements()).toHaveLength(3)
    expect(screen.getByRole('columnheader').elements()).toHaveLength(2)
    expect(screen.getByRole('cell', { name: '1,000', exact: true }).elements()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Points' }))
    await expect.element(screen.getByRole('status')).not.toBeEmptyDOMElement()
    expect(region().scrollWidth).toBe(region().clientWidth)
  })

  it('announces only the column that the host sorted by', async () => {
    const columns = (sorted: 'Name' | 'Points') => (
      <Table caption="Players">
        <TableHead>
          <TableRow>
            {(['Name', 'Points'] as const).map((name) => (
              <TableSortCell key={name} sort={name === sorted ? 'ascending' : 'none'} onSort={noop}>
                {name}
              </TableSortCell>
            ))}
          </TableRow>
        </TableHead>
      </Table>
    )
    const screen = await renderIn('en', columns('Name'))
    const name = screen.getByRole('columnheader', { name: 'Name' })
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
    await expect.element(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Points' }))
    await screen.rerender(columns('Points'))
    await expect.element(screen.getByRole('status')).toHaveTextContent('Sorted by Points, ascending')
    await expect.element(name).not.toHaveAttribute('aria-sort')
  })
})

describe('Table in other media', () => {
  afterEach(() => emulateMedia('forced-colors', ''))

  it('shows all rows and columns on paper', async () => {
    await renderIn(
      'en',
      <div style={{ inlineSize: 260 }}>
        <Scores count={12} maxHeight="200px" stickyRowHeaders />
      </div>,
    )
    await expect.poll(() => region().offsetHeight).toBe(200)
    await emulatePrint()
    expect(region().offsetHeight).toBeGreaterThan(300)
    expect(getComputedStyle(region()).overflow).toBe('visible')
  })

  it('outlines selected rows in forced colors', async () => {
    const screen = await renderIn(
      'en',
      inTable(
        <TableBody>
          <TableRow selected>
            <TableCell>12</TableCell>
          </TableRow>
        </TableBody>,
      ),
    )
    await emulateMedia('forced-colors', 'active')
    const row = screen.getByText('12').element().closest('tr')
    expect(row && getComputedStyle(row).outlineWidth).toBe('2px')
  })

  it('has stronger lines where more contrast is preferred', async () => {
    await renderIn('en', <Scores />)
    const lineOf = () => getComputedStyle(document.querySelector('th') as Element).borderBottomColor
    const before = lineOf()
    await emulateMedia('prefers-contrast', 'more')
    expect(lineOf()).not.toBe(before)
  })
})
