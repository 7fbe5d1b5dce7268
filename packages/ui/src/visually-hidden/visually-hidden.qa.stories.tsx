import { VisuallyHidden } from './visually-hidden.tsx'

export default { title: 'Components/Structure/VisuallyHidden/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Between two adjacent bars, where any visible pixel would show. */
export const Variants = () => (
  <div className="w-40">
    <div className="h-4 border border-line-strong bg-line" />
    <VisuallyHidden>unseen</VisuallyHidden>
    <div className="h-4 border border-line-strong bg-line-strong" />
  </div>
)
