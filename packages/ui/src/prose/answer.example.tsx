import { Prose } from '@saha/ui/prose'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: `### The racing line

Brake **before** the bend, not in it:

1. Come from the outside.
2. Touch the inside edge.

More in [the handbook](https://example.com/handbook).`,
  ar: `### خط السباق

اكبح **قبل** المنعطف لا فيه:

1. ادخل من الخارج.
2. المس الحافة الداخلية.

التفاصيل في [دليل السائقين](https://example.com/handbook).`,
}

export default function Answer() {
  const answer = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Prose text={answer} headingLevel={3} style={{ maxInlineSize: '36rem' }} />
}
