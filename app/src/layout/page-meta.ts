import { createContext, use, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { shareImageUrl } from '../catalogue/posters/share/share-image.ts'
import { siteUrl } from '../config/config.ts'
import { recordPage } from '../features/analytics/recorded-pages.ts'
import { useLocale, type Locale } from '../i18n/index.ts'
import { sharedUrl } from '../routing/public-pages.ts'
import { portal } from '../config/portal.ts'
import { site } from '../config/site.ts'

interface PageMeta {
  title: string
  description: string
  /** Portal-relative path of the poster whose PNG becomes the share image. @default the portal's own */
  image?: string
  /** Asks search engines not to index the screen. @default false */
  noIndex?: boolean
}

/** Metadata of a screen, with every default filled in. */
export interface CompletePageMeta {
  title: string
  description: string
  image: string | undefined
  imageAlt: string
}

/** Receives the metadata when there is no document, as in prerendering. */
export const PageMetaListener = createContext<((meta: CompletePageMeta) => void) | null>(null)

/** Document title with the portal's name. */
const fullTitle = (title: string, locale: Locale): string =>
  title.includes(portal.name[locale]) ? title : `${title} · ${portal.name[locale]}`

/** Locale names of Open Graph. */
export const shareLocale: Readonly<Record<Locale, string>> = { en: 'en_US', ar: 'ar_AR' }

/** Finds or creates a tag and sets an attribute. The returned function restores the previous state. */
function setTag(selector: string, create: () => HTMLElement, attribute: string, value: string): () => void {
  const existing = document.head.querySelector<HTMLElement>(selector)
  const tag = existing ?? document.head.appendChild(create())
  const before = tag.getAttribute(attribute)
  tag.setAttribute(attribute, value)
  return () => {
    if (!existing) tag.remove()
    else if (before !== null) tag.setAttribute(attribute, before)
  }
}

const element = (name: string, attributes: Record<string, string>) => () => {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  return created
}

const setMeta = (key: 'name' | 'property', name: string, content: string) =>
  setTag(`meta[${key}="${name}"]`, element('meta', { [key]: name }), 'content', content)

/** Canonical URL of the screen, without the parameters that do not change its content. */
function getCanonicalUrl({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['from', 'part', 'beat']) parameters.delete(name)
  const query = parameters.toString()
  return sharedUrl(`#${pathname}${query ? `?${query}` : ''}`, siteUrl())
}

/** Sets the document title and the share metadata, and restores the previous ones on unmount. */
export function usePageMeta({ title, description, image, noIndex }: PageMeta): void {
  const posterText = useTranslations('site')('poster')
  const locale = useLocale()
  const imageAlt = image ? title : posterText
  use(PageMetaListener)?.({ title: fullTitle(title, locale), description, image, imageAlt })
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    const before = document.title
    document.title = fullTitle(title, locale)
    if (import.meta.env.VITE_ANALYTICS) recordPage({ locale, pathname, title: document.title })
    const url = getCanonicalUrl({ pathname, search })
    const undo = [
      ...(noIndex ? [setMeta('name', 'robots', 'noindex')] : []),
      setMeta('name', 'description', description),
      setMeta('property', 'og:title', document.title),
      setMeta('property', 'og:description', description),
      setMeta(
        'property',
        'og:image',
        new URL(shareImageUrl(image ?? site.sharePoster, locale), siteUrl()).href,
      ),
      setMeta('property', 'og:image:alt', imageAlt),
      setMeta('property', 'og:locale', shareLocale[locale]),
      setMeta('property', 'og:url', url),
      setTag('link[rel="canonical"]', element('link', { rel: 'canonical' }), 'href', url),
    ]
    return () => {
      document.title = before
      for (const restore of undo) restore()
      // The prerendered metadata describes only the page that was opened.
      for (const tag of document.head.querySelectorAll('[data-of-page]')) tag.remove()
    }
  }, [title, description, image, imageAlt, noIndex, locale, pathname, search])
}
