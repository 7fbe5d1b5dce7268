import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { sharePicture } from '../catalogue/posters/share-picture.ts'
import { siteUrl } from '../config.ts'
import { useLocale } from '../i18n/index.ts'
import { site } from '../site.ts'

export interface PageMeta {
  title: string
  description: string
  /** Address of the poster whose PNG a share shows, relative to the portal. @default the portal's own */
  image?: string
  /** Search engines are asked to keep it out. @default false */
  noIndex?: boolean
}

/** Finds the tag, or makes it; a tag that was made is removed again when the screen is left. */
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
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

const setMeta = (key: 'name' | 'property', name: string, content: string) =>
  setTag(`meta[${key}="${name}"]`, element('meta', { [key]: name }), 'content', content)

/** The screen's one address, however the reader came to it and whichever part of it they read. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search)
  asked.delete('from')
  asked.delete('part')
  const query = asked.toString()
  return new URL(`#${pathname}${query ? `?${query}` : ''}`, siteUrl()).href
}

/** Sets the page's title and everything a share shows of it, and restores what was there on leaving. */
export function usePageMeta({ title, description, image, noIndex }: PageMeta): void {
  const portal = useTranslations('site')('poster')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    const before = document.title
    const name = site.name[locale]
    document.title = title.includes(name) ? title : `${title} · ${name}`
    const address = addressOf({ pathname, search })
    const undo = [
      ...(noIndex ? [setMeta('name', 'robots', 'noindex')] : []),
      setMeta('name', 'description', description),
      setMeta('property', 'og:title', document.title),
      setMeta('property', 'og:description', description),
      setMeta('property', 'og:image', new URL(sharePicture(image ?? site.sharePoster), siteUrl()).href),
      setMeta('property', 'og:image:alt', image ? title : portal),
      setMeta('property', 'og:locale', locale === 'ar' ? 'ar_AR' : 'en_US'),
      setMeta('property', 'og:url', address),
      setTag('link[rel="canonical"]', element('link', { rel: 'canonical' }), 'href', address),
    ]
    return () => {
      document.title = before
      for (const restore of undo) restore()
    }
  }, [title, description, image, noIndex, portal, locale, pathname, search])
}
