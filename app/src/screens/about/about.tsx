import { ArrowEndIcon, Button, Image } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { site } from '../../config/site.ts'
import ar from '../../static-content/about/ar.ts'
import en from '../../static-content/about/en.ts'
import { StaticPage } from '../../layout/static-page.tsx'

export default function About() {
  const t = useTranslations('nav')
  const poster = useTranslations('site')('poster')
  const to = links(useLocale())
  return (
    <StaticPage text={{ en, ar }}>
      <div className="grid justify-items-start gap-6">
        <Image
          src={site.sharePoster}
          alt={poster}
          ratio="40 / 21"
          loading="eager"
          className="tile rounded-panel [--tile-depth:6px]"
        />
        <Button asChild variant="action" size="large" endIcon={ArrowEndIcon}>
          <a href={to.games}>{t('games')}</a>
        </Button>
      </div>
    </StaticPage>
  )
}
