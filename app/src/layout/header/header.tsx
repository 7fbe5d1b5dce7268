import { CloseIcon, IconButton, isComposing, LanguageSwitch, Logo, MenuIcon } from '@saha/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { loadMessages, localeNames, locales, shortLocaleNames, useLocale } from '../../i18n/index.ts'
import { withLanguage } from '../../routing/address.ts'
import { links } from '../../routing/links.ts'
import { AccountActions } from './account-actions.tsx'
import { Search } from './search.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

/** Links of the main navigation. `current` also matches child routes. */
function useNavigation() {
  const t = useTranslations('nav')
  const to = links(useLocale())
  const { pathname } = useLocation()
  const section = pathname.split('/')[2] ?? ''
  return [
    { href: to.home, label: t('home'), current: section === '' },
    { href: to.games, label: t('games'), current: section === 'games' },
    { href: to.blog, label: t('blog'), current: section === 'blog' || section === 'article' },
    { href: to.about, label: t('about'), current: section === 'about-us' },
    { href: to.contact, label: t('contact'), current: section === 'contact' },
  ]
}

/**
 * Preloads messages when pointer or focus nears the language switch. The switch itself retries and reports failures.
 */
const preloadLanguages = () => {
  for (const locale of locales) loadMessages(locale).catch(() => undefined)
}

function Languages() {
  const t = useTranslations('nav')
  const current = useLocale()
  const location = useLocation()
  const items = locales.map((locale) => ({
    locale,
    label: localeNames[locale],
    shortLabel: shortLocaleNames[locale],
    href: `#${withLanguage(location, locale)}`,
    current: locale === current,
  }))
  // On a phone only the other language is offered, which keeps the bar on one line.
  return (
    <LanguageSwitch
      label={t('language')}
      items={items}
      className="max-sm:[&_li:has([aria-current])]:hidden"
      // On touch, `pointerenter` fires at touch start, before the press ends.
      onPointerEnter={preloadLanguages}
      onFocus={preloadLanguages}
    />
  )
}

export function Header() {
  const t = useTranslations('nav')
  const navigation = useNavigation()
  const to = links(useLocale())
  const { pathname } = useLocation()
  // Stored with the path it was opened at, so that navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  const bar = useRef<HTMLElement>(null)
  useSearchShortcut(bar)
  useEffect(() => {
    if (!open || !bar.current) return undefined
    // Where the bar is not sticky, the menu may open below the viewport.
    const { top, bottom } = bar.current.getBoundingClientRect()
    if (bottom > window.innerHeight) window.scrollBy({ top, behavior: 'instant' })
    const closeOnEscape = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isComposing(event) && setOpenAt(null)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])
  return (
    <header ref={bar} className="z-20 border-b border-line bg-ground tall:sticky tall:top-0">
      <div className="page-width relative flex flex-wrap items-center gap-1 py-2 sm:gap-2">
        {/* On a phone the star alone leaves room for the search. */}
        <Logo href={navigation[0]?.href ?? '#/'} className="max-sm:[&>svg+svg]:hidden" />
        <nav aria-label={t('main')} className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {navigation.map(({ href, label, current }) => (
              <li key={href}>
                <NavLink href={href} current={current}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-h-11 w-12 grow sm:ms-auto sm:max-w-64">
          <Search />
        </div>
        <div className="flex items-center gap-1 sm:gap-2">
          {locales.length > 1 && <Languages />}
          <AccountActions />
          <span className="lg:hidden">
            <IconButton
              icon={open ? CloseIcon : MenuIcon}
              label={t('menu')}
              aria-expanded={open}
              aria-controls="menu"
              onClick={() => setOpenAt(open ? null : pathname)}
            />
          </span>
        </div>
      </div>
      {open && (
        <div
          id="menu"
          className="page-width grid gap-4 border-t border-line py-4 lg:hidden tall:max-h-[80dvh] tall:overflow-y-auto"
        >
          <nav aria-label={t('main')}>
            <ul className="grid gap-1">
              {navigation.map(({ href, label, current }) => (
                <li key={href} className="grid">
                  <NavLink href={href} current={current}>
                    {label}
                  </NavLink>
                </li>
              ))}
              <li className="grid">
                <NavLink href={to.settings} current={pathname.endsWith('/settings')}>
                  {t('settings')}
                </NavLink>
              </li>
            </ul>
          </nav>
        </div>
      )}
    </header>
  )
}

const NavLink = ({ href, current, children }: { href: string; current: boolean; children: string }) => (
  <a
    href={href}
    aria-current={current ? 'page' : undefined}
    className="type-label inline-flex min-h-11 items-center rounded-control px-3 whitespace-nowrap no-underline hover:bg-sunken aria-[current=page]:bg-selection aria-[current=page]:text-link forced:aria-[current=page]:underline"
  >
    {children}
  </a>
)
