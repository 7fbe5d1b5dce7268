import { useKit } from '@saha/ui/provider'
import { RatingInput } from '@saha/ui/rating-input'
import { TextLink } from '@saha/ui/text-link'
import { useState } from 'react'

const texts = {
  en: { label: 'Rate this game', reason: 'Log in to rate this game.', login: 'Log in' },
  ar: { label: 'قيّم هذه اللعبة', reason: 'سجّل دخولك لتقيّم هذه اللعبة.', login: 'تسجيل الدخول' },
}

export default function SignedOut() {
  const { label, reason, login } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [stars, setStars] = useState<number | null>(null)
  return (
    <RatingInput label={label} value={stars} onValueChange={setStars}>
      {stars !== null && (
        <p>
          {reason} <TextLink href="#/login">{login}</TextLink>
        </p>
      )}
    </RatingInput>
  )
}
