import { ArrowEndIcon, Button, Heading, StarMotif } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

export function StudioBanner() {
  const t = useTranslations('home')
  const to = links(useLocale())
  return (
    <section
      data-theme="dark"
      aria-labelledby="studio"
      className="tile relative isolate grid items-center gap-5 overflow-hidden rounded-panel bg-night p-6 text-on-night [--tile-depth:6px] sm:p-8 md:grid-cols-[1fr_auto]"
    >
      <StarMotif size="22rem" className="absolute -end-16 -top-24 -z-1 text-on-night opacity-[0.06]" />
      <div className="flex items-center gap-5 sm:gap-7">
        <span className="relative grid size-16 shrink-0 place-items-center text-action sm:size-20">
          <StarMotif size="100%" className="absolute inset-0" />
          <StarMotif size="32%" courtyard={false} className="relative" />
        </span>
        <div className="grid max-w-[38rem] gap-1">
          <Heading level={2} size="heading" id="studio">
            {t('studioTitle')}
          </Heading>
          <p className="text-on-night-muted">{t('studioText')}</p>
        </div>
      </div>
      <Button asChild size="large" endIcon={ArrowEndIcon} className="justify-self-start">
        <a href={to.studio}>{t('studioLink')}</a>
      </Button>
    </section>
  )
}
