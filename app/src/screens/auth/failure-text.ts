import { useTranslations } from 'use-intl'
import { authWords } from '../../failure/backend-words.ts'
import { useAuth } from '../../session/auth.ts'

/** Why signing in or up did not work, in words; null while nothing has failed. */
export function useAuthFailure(): string | null {
  const t = useTranslations()
  const { failure } = useAuth()
  if (!failure || failure.code === 'sign-out') return null
  const { text, hint } = authWords(failure)
  return hint ? `${t(text)} ${t(hint)}` : t(text)
}
