import { Button, Heading, MailIcon, TextLink } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { portal } from '../../config/portal.ts'
import ar from '../../static-content/contact/ar.ts'
import en from '../../static-content/contact/en.ts'
import { StaticPage } from '../../layout/static-page.tsx'

export default function Contact() {
  return (
    <StaticPage text={{ en, ar }}>
      <Ways />
    </StaticPage>
  )
}

const networks = [
  { name: 'Facebook', href: portal.social.facebook },
  { name: 'Twitter', href: portal.social.twitter },
  { name: 'Instagram', href: portal.social.instagram },
] as const
const shownNetworks = networks.filter(({ href }) => href !== '')

/** The email address and the social networks. */
function Ways() {
  const t = useTranslations('reading.contact')
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-none">
      <section
        aria-labelledby="mail"
        data-theme="dark"
        className="tile grid content-start justify-items-start gap-4 rounded-panel bg-night p-6 text-on-night [--tile-depth:6px]"
      >
        <Heading level={2} size="heading" id="mail">
          {t('mail')}
        </Heading>
        <p className="text-on-night-muted">{t('mailText')}</p>
        <Button asChild variant="action" size="large" startIcon={MailIcon}>
          <a href={`mailto:${portal.contact}`}>
            <bdi dir="ltr">{portal.contact}</bdi>
          </a>
        </Button>
      </section>
      {shownNetworks.length > 0 && (
        <section
          aria-labelledby="networks"
          className="tile grid content-start gap-3 rounded-panel bg-surface p-6 [--tile-depth:6px]"
        >
          <Heading level={2} size="heading" id="networks">
            {t('networks')}
          </Heading>
          <ul className="grid justify-items-start">
            {shownNetworks.map(({ name, href }) => (
              <li key={name}>
                <TextLink variant="standalone" href={href} external>
                  {t(`network.${name}`)}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
