import { ArrowEndIcon, Button, Heading, StarMotif } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

/** Banners of the action and puzzle categories. */
export function CategoryBanners() {
  const t = useTranslations('home')
  const to = links(useLocale())
  const banners = [
    { id: 'action', title: t('actionTitle'), text: t('actionText'), link: t('actionLink') },
    { id: 'puzzle', title: t('puzzleTitle'), text: t('puzzleText'), link: t('puzzleLink') },
  ]
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {banners.map(({ id, title, text, link }) => (
        <section
          key={id}
          data-hue={id}
          aria-labelledby={`corner-${id}`}
          className="tile relative isolate grid justify-items-start gap-3 overflow-hidden rounded-panel bg-hue p-6 text-on-hue [--tile-depth:6px] [--tile-edge:var(--hue-edge)] [--tile-shadow:var(--hue-edge)] sm:p-8"
        >
          <StarMotif size="13rem" className="absolute -end-10 -bottom-12 -z-1 opacity-15" />
          <Heading level={2} size="title" id={`corner-${id}`}>
            {title}
          </Heading>
          <p className="type-lead max-w-[26rem]">{text}</p>
          <Button asChild endIcon={ArrowEndIcon}>
            <a href={to.category(id)}>{link}</a>
          </Button>
        </section>
      ))}
    </div>
  )
}
