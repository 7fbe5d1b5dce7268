import { Spinner } from './spinner.tsx'

export default { title: 'Components/Structure/Spinner/QA', tags: ['qa', '!dev', '!autodocs'] }

/** At text size and larger, in all colors in use. */
export const Variants = () => (
  <div className="grid justify-items-start gap-4">
    {['text-ink', 'text-star', 'text-link', 'text-danger'].map((tone) => (
      <div key={tone} className={`flex items-center gap-4 ${tone}`}>
        {['1.25em', '2rem', '4rem'].map((size) => (
          <Spinner key={size} label={`${tone} ${size}`} size={size} />
        ))}
      </div>
    ))}
  </div>
)
