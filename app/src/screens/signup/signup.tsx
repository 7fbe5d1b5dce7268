import { TextLink } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { Rich, withMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { site } from '../../config/site.ts'
import { authMessages } from '../../i18n/messages/auth/index.ts'
import { AuthPage } from '../../features/sign-in/auth-page.tsx'
import { CredentialsForm } from '../../features/sign-in/credentials-form.tsx'

function Signup() {
  const t = useTranslations('auth')
  const to = links(useLocale())
  const { entering, failure, signUp } = useAuth()
  usePageMeta({ title: t('signupTitle'), description: t('description') })
  return (
    <AuthPage
      heading={t('signupHeading')}
      lead={t('signupLead')}
      alternative={
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

export default withMessages(authMessages, Signup)
