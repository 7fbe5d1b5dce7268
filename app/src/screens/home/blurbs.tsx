import { Heading, Icon, type IconName } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { Shelf } from './shelf.tsx'

/** Four reasons to play here. */
export function Blurbs() {
  const t = useTranslations('home')
  const blurbs: { icon: IconName; title: string; text: string }[] = [
    { icon: 'heart', title: t('blurbFreeTitle'), text: t('blurbFree') },
    { icon: 'arrow-down', title: t('blurbLightTitle'), text: t('blurbLight') },
    { icon: 'globe', title: t('blurbBothTitle'), text: t('blurbBoth') },
    { icon: 'check', title: t('blurbSafeTitle'), text: t('blurbSafe') },
  ]
  return (
    <Shelf id="why" title={t('why')}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {blurbs.map(({ icon, title, text }) => (
          <li key={icon} className="grid content-start gap-2">
            <Icon name={icon} size={1.75} className="text-link" />
            <Heading level={3} size="subheading">
              {title}
            </Heading>
            <p className="type-small text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
