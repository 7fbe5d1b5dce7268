import { TextLink } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { site } from '../site.ts'
import type { BackendWords, Hint } from './backend-words.ts'

/** The sentence that helps. The address in it is one press away. */
export function BackendHint({ hint }: { hint: Hint }) {
  const t = useTranslations()
  return t.rich(hint, {
    contact: () => (
      <TextLink href={`mailto:${site.contact}`} dir="ltr" className="[unicode-bidi:isolate]">
        {site.contact}
      </TextLink>
    ),
  })
}

/** What is said when a call to the backend fails, in one line. */
export function BackendMessage({ text, hint }: BackendWords & { hint?: Hint | undefined }) {
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
