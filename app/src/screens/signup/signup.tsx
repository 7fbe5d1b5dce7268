import { TextLink } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { Rich, ScreenMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../session/auth.ts'
import { site } from '../../site.ts'
import { authMessages } from '../auth/auth-messages.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { CredentialsForm } from '../auth/credentials-form.tsx'

export default function Signup() {
  return (
    <ScreenMessages add={authMessages}>
      <Page />
    </ScreenMessages>
  )
}

function Page() {
  const t = useTranslations('auth')
  const to = links(useLocale())
  const { entering, failure, signUp } = useAuth()
  usePageMeta({ title: t('signupTitle'), description: t('description') })
  return (
    <AuthPage
      heading={t('signupHeading')}
      lead={t('signupLead')}
      other={
        <Rich>{t.rich('toLogin', { link: (words) => <TextLink href={to.login}>{words}</TextLink> })}</Rich>
      }
    >
      <CredentialsForm
        purpose="signup"
        submitLabel={t('signupSubmit')}
        busyLabel={t('signupBusy')}
        busy={entering}
        passwordMinimum={site.passwordMinimum}
        failure={failure}
        onSubmit={signUp}
      />
    </AuthPage>
  )
}
