import { useTranslations } from 'use-intl'
import { ContactLink } from '../contact/contact-link.tsx'
import type { AccountErrorMessage } from './account-error-messages.ts'
import type { BackendErrorMessage, Hint } from './backend-error-messages.ts'
import { Rich } from '../../i18n/index.ts'

/** A hint, with the contact address as a link. */
export function BackendHint({ hint }: { hint: Hint }) {
  const t = useTranslations()
  return <Rich>{t.rich(hint, { contact: () => <ContactLink /> })}</Rich>
}

/** Error message of a backend call, in one line. */
export function BackendMessage({
  text,
  hint,
}: (AccountErrorMessage | BackendErrorMessage) & { hint?: Hint | undefined }) {
  const t = useTranslations()
  return (
    <>
      <span>{t(text)}</span>
      {hint && (
        <>
          {' '}
          <BackendHint hint={hint} />
        </>
      )}
    </>
  )
}
