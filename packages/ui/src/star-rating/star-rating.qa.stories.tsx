import { StarRating } from './star-rating.tsx'

export default { title: 'Components/Portal/StarRating/QA', tags: ['qa', '!dev', '!autodocs'] }

const values = [0, 0.5, 1.1, 2.9, 4.3, 5] as const
const sizes = ['small', 'medium', 'large'] as const

/** Every size at several values, in both variants. */
export const Variants = () => (
  <div className="grid grid-cols-[repeat(2,max-content)] gap-x-8 gap-y-4 lg:grid-cols-[repeat(6,max-content)]">
    {values.flatMap((value) =>
      sizes.flatMap((size) => [
        <StarRating key={`${value} ${size}`} value={value} size={size} />,
        <StarRating key={`${value} ${size} compact`} value={value} size={size} variant="compact" />,
      ]),
    )}
  </div>
)
