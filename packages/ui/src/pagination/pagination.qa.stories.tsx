import { Pagination } from './pagination.tsx'

export default { title: 'Components/Structure/Pagination/QA', tags: ['qa', '!dev', '!autodocs'] }

const places = [
  [1, 2],
  [1, 12],
  [6, 12],
  [12, 12],
  [500, 1000],
] as const

/** Both ends, the middle, few and many pages, wide and narrow. */
export const Variants = () => (
  <div className="grid gap-5">
    {places.map(([page, pageCount]) => (
      <div key={`${page} ${pageCount}`} className="grid gap-5">
        <Pagination label={`${page}/${pageCount}`} page={page} pageCount={pageCount} href={() => '#/'} />
        <div className="w-72">
          <Pagination
            label={`${page}/${pageCount} =`}
            page={page}
            pageCount={pageCount}
            onPageChange={() => undefined}
          />
        </div>
      </div>
    ))}
  </div>
)
