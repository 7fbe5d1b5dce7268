import { Num } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import { StarRating } from '@saha/ui/star-rating'

const texts = {
  en: { ratings: 'Ratings:', none: 'No ratings yet' },
  ar: { ratings: 'عدد التقييمات:', none: 'لا تقييمات بعد' },
}

export default function WithCount({ average = 4.3, count = 128 }) {
  const { ratings, none } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  if (count === 0) return <p>{none}</p>
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <StarRating value={average} size="large" />
      <span>
        {ratings} <Num>{count}</Num>
      </span>
    </p>
  )
}
