import { TextLink } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { Rich, withMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { authMessages } from '../../i18n/messages/auth/index.ts'
import { AuthPage } from '../../features/sign-in/auth-page.tsx'
import { CredentialsForm } from '../../features/sign-in/credentials-form.tsx'

function Login() {
  const t = useTranslations('auth')
  const to = links(useLocale())
  const { entering, failure, signIn } = useAuth()
  usePageMeta({ title: t('loginTitle'), description: t('description') })
  return (
    <AuthPage
      heading={t('loginHeading')}
      lead={t('loginLead')}
      alternative={
        <Rich>{t.rich('toSignup', { link: (words) => <TextLink href={to.signup}>{words}</TextLink> })}</Rich>
      }
    >
      <CredentialsForm
        purpose="login"
        submitLabel={t('loginSubmit')}
        busyLabel={t('loginBusy')}
        busy={entering}
        failure={failure}
        onSubmit={signIn}
      />
    </AuthPage>
  )
}

export default withMessages(authMessages, Login)
