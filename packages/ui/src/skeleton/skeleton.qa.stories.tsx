import { Skeleton } from './skeleton.tsx'

export default { title: 'Components/Structure/Skeleton/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every shape, on the page and on a surface. */
export const Variants = () => (
  <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
    {['', 'tile rounded-panel bg-surface'].map((ground) => (
      <div key={ground} className={`grid gap-4 p-4 ${ground}`}>
        <Skeleton shape="card" />
        <div className="flex items-center gap-3">
          <Skeleton shape="circle" className="shrink-0" />
          <Skeleton lines={2} />
        </div>
        <Skeleton className="type-title" />
        <Skeleton lines={4} className="type-body" />
      </div>
    ))}
  </div>
)
