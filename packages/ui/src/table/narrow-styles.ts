/* Styles of options that few tables use. A file of their own, so that the stylesheet of a host can leave them out. */

/** Row headers stay at the inline start, and break words to leave space. `:where()` lets selected rows win. */
export const stickyStyles = [
  'sa:[:where(&_tbody_tr)]:bg-surface sa:[:where(&_th[scope=row])]:bg-inherit',
  'sa:[&_:is(th[scope=row],thead_th:first-child,thead_td+th)]:sticky sa:[&_:is(th[scope=row],thead_th:first-child,thead_td+th)]:start-0',
  'sa:[&_th[scope=row]]:min-w-32 sa:[&_th[scope=row]]:wrap-anywhere',
  'sa:[&_th[scope=row]]:z-1 sa:[&_:is(thead_th:first-child,thead_td+th)]:z-2',
  'sa:[&_:is(th[scope=row],thead_th:first-child,thead_td+th)]:border-e sa:[&_:is(th[scope=row],thead_th:first-child,thead_td+th)]:border-line',
]

/** Below 30rem each row is a card. Columns that do not sort are hidden, because cells have labels. */
export const cardStyles = [
  'sa:@max-[30rem]:block sa:@max-[30rem]:[&_:is(caption,thead,tbody)]:block',
  'sa:@max-[30rem]:[&_tr]:grid sa:@max-[30rem]:[&_tr]:grid-cols-[auto_1fr] sa:@max-[30rem]:[&_tr]:items-center',
  'sa:@max-[30rem]:[&_tbody_:is(td,th)]:col-span-full sa:@max-[30rem]:[&_tbody_:is(td,th)]:px-(--cell-edge) sa:@max-[30rem]:[&_tbody_:is(td,th)]:py-1.5',
  'sa:@max-[30rem]:[&_tbody_tr>*]:border-0! sa:@max-[30rem]:[&_tbody_tr]:border-t sa:@max-[30rem]:[&_tbody_tr]:border-line sa:@max-[30rem]:[&_tbody_tr]:py-2',
  'sa:@max-[30rem]:[&_[data-slot=table-select-row]]:col-span-1 sa:@max-[30rem]:[&_[data-slot=table-select-row]+*]:col-start-2',
  'sa:@max-[30rem]:[&_thead_tr]:flex sa:@max-[30rem]:[&_thead_tr]:flex-wrap sa:@max-[30rem]:[&_thead_tr]:bg-(--cell-head)',
  'sa:@max-[30rem]:[&_thead_:is(td,th)]:border-0 sa:@max-[30rem]:[&_thead_:is(td,th)]:w-auto',
  'sa:@max-[30rem]:[&_[data-slot=table-header-cell][scope=col]]:sr-only',
]

export const cardCellStyles = 'sa:@max-[30rem]:flex sa:@max-[30rem]:justify-between sa:@max-[30rem]:gap-4'
export const cardLabelStyles = 'sa:hidden sa:text-ink-muted sa:@max-[30rem]:inline'
