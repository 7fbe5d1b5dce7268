import { RatingInput } from './rating-input.tsx'

export default { title: 'Components/Portal/RatingInput/QA', tags: ['qa', '!dev', '!autodocs'] }

const states = [
  { value: null },
  { value: null, preview: 4 },
  { value: 1 },
  { value: 3, preview: 5 },
  { value: 5 },
  { value: null, disabled: true },
  { value: 2, disabled: true },
]

/** Empty, previewed, chosen and disabled. */
export const Variants = () => (
  <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
    {states.map((state) => (
      <RatingInput key={JSON.stringify(state)} {...state} onValueChange={() => {}} />
    ))}
  </div>
)
