import { useTranslations } from 'use-intl'
import { ContactLink } from '../contact-link.tsx'
import type { AccountWords } from './account-words.ts'
import type { BackendWords, Hint } from './backend-words.ts'

/** The sentence that helps. The address in it is one press away. */
export function BackendHint({ hint }: { hint: Hint }) {
  const t = useTranslations()
  return t.rich(hint, { contact: () => <ContactLink /> })
}

/** What is said when a call to the backend fails, in one line. */
export function BackendMessage({ text, hint }: (AccountWords | BackendWords) & { hint?: Hint | undefined }) {
  const t = useTranslations()
  return (
    <>
      {t(text)}
      {hint && (
        <>
          {' '}
          <BackendHint hint={hint} />
        </>
      )}
    </>
  )
}
