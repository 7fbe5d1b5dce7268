import { ArrowDownIcon, CheckIcon, GlobeIcon, Heading, HeartIcon, Icon, type DefinedIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { ListSection } from '../../layout/list-section.tsx'

export function Benefits() {
  const t = useTranslations('home')
  const benefits: { icon: DefinedIcon; title: string; text: string }[] = [
    { icon: HeartIcon, title: t('blurbFreeTitle'), text: t('blurbFree') },
    { icon: ArrowDownIcon, title: t('blurbLightTitle'), text: t('blurbLight') },
    { icon: GlobeIcon, title: t('blurbBothTitle'), text: t('blurbBoth') },
    { icon: CheckIcon, title: t('blurbSafeTitle'), text: t('blurbSafe') },
  ]
  return (
    <ListSection id="why" title={t('why')}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="grid content-start gap-2">
            <Icon icon={icon} size={1.75} className="text-link" />
            <Heading level={3} size="subheading">
              {title}
            </Heading>
            <p className="type-small text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </ListSection>
  )
}
