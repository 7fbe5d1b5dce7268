import { AdSlot, Image } from '@saha/ui'
import { useTranslations } from 'use-intl'
import type { AdPlace } from '../../config/portal-config.ts'
import { ads } from '../../config/ads.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

/** The advertisement of a place (`config/ads.ts`), or nothing. */
export function Advertisement({ place }: { place: AdPlace }) {
  const t = useTranslations('game')
  const locale = useLocale()
  const ad = ads[place]
  if (!ad) return null
  const isElsewhere = ad.link.startsWith('https:')
  return (
    <AdSlot variant="rectangle" label={t('ad')}>
      <a
        href={isElsewhere ? ad.link : links(locale).place(ad.link)}
        {...(isElsewhere && { rel: 'sponsored noopener' })}
        className="tile tile-press flex size-full flex-col overflow-hidden rounded-control bg-surface text-ink no-underline"
      >
        {/* A long text takes room from the image. */}
        <Image src={ad.image} fallbackSrc="posters/placeholder.svg" alt="" className="min-h-0" />
        <span className="p-3">{ad.text[locale]}</span>
      </a>
    </AdSlot>
  )
}
