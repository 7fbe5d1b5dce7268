import {
  type IconSource,
  Logo,
  MoonIcon,
  SegmentedControl,
  SunIcon,
  SystemIcon,
  TextLink,
  type Theme,
} from '@saha/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../i18n/index.ts'
import { links } from '../routing/links.ts'
import { hasStudio } from '../routing/tools.ts'
import { portal } from '../config/portal.ts'
import { useThemeChoice } from './theme.tsx'

function LinkList({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="type-subheading mb-3">
        {title}
      </h2>
      <ul className="grid gap-2">{children}</ul>
    </nav>
  )
}

const Item = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <TextLink variant="standalone" href={href}>
      {children}
    </TextLink>
  </li>
)

export function Footer() {
  const locale = useLocale()
  const to = links(locale)
  const nav = useTranslations('nav')
  const t = useTranslations('footer')
  const { theme, choose } = useThemeChoice()
  const name = portal.name[locale]
  const themes: { value: Theme; label: string; icon: IconSource }[] = [
    { value: 'system', label: t('themeSystem'), icon: SystemIcon },
    { value: 'light', label: t('themeLight'), icon: SunIcon },
    { value: 'dark', label: t('themeDark'), icon: MoonIcon },
  ]
  return (
    <footer
      data-deferred=""
      className="border-t border-line bg-sunken [contain-intrinsic-block-size:auto_34rem] [content-visibility:auto]"
    >
      <div className="page-width grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_auto]">
        <div className="grid max-w-sm content-start gap-4">
          <Logo href={to.home} />
          <p className="type-small text-ink-muted">{t('promise')}</p>
        </div>
        {/* Two columns also on a phone, unless a name is too long. */}
        <div className="flex flex-wrap gap-8 sm:gap-16">
          <LinkList id="footer-links" title={t('quickLinks')}>
            <Item href={to.games}>{nav('games')}</Item>
            {hasStudio() && <Item href={to.studio}>{nav('studio')}</Item>}
            <Item href={to.blog}>{nav('blog')}</Item>
            <Item href={to.guide}>{t('guide')}</Item>
            <Item href={to.contact}>{nav('contact')}</Item>
          </LinkList>
          <LinkList id="footer-legal" title={t('legal')}>
            <Item href={to.privacy}>{t('privacy')}</Item>
            <Item href={to.terms}>{t('terms')}</Item>
            <Item href={to.siteMap}>{t('siteMap')}</Item>
          </LinkList>
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <SegmentedControl label={t('theme')} options={themes} value={theme} onValueChange={choose} />
          <TextLink variant="standalone" href={to.settings}>
            {nav('settings')}
          </TextLink>
        </div>
      </div>
      <p className="page-width type-small pb-8 text-ink-muted">{t('rights', { year: '2026', name })}</p>
    </footer>
  )
}
