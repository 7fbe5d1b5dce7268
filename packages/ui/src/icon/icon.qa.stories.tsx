import * as icons from '../icons/index.ts'

export default { title: 'Components/Structure/Icon/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Every icon, outlined and filled, in three sizes. */
export const Variants = () => (
  <div className="grid max-w-3xl grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
    {Object.entries(icons).map(([name, Drawing]) => (
      <span key={name} className="flex items-center gap-2">
        <Drawing size={1} />
        <Drawing />
        <Drawing size={2} />
        <Drawing size={2} filled />
      </span>
    ))}
  </div>
)
