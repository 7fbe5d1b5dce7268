import { Separator } from './separator.tsx'

export default { title: 'Components/Structure/Separator/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Both orientations, on the page and on a surface. */
export const Variants = () => (
  <div className="grid max-w-xl gap-4 sm:grid-cols-2">
    {['', 'tile rounded-panel bg-surface'].map((ground) => (
      <div key={ground} className={`grid gap-4 p-4 ${ground}`}>
        <Separator />
        <div className="flex h-16 justify-evenly">
          <Separator orientation="vertical" />
          <Separator orientation="vertical" decorative />
        </div>
      </div>
    ))}
  </div>
)
