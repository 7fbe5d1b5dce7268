import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { defaultLocale, locales, type Locale } from './src/i18n/locale.ts'
import ar from './src/i18n/messages/ar.ts'
import en from './src/i18n/messages/en.ts'
import webAppAr from './src/i18n/messages/web-app/ar.ts'
import webAppEn from './src/i18n/messages/web-app/en.ts'
import { manifestFile } from './src/features/offline/manifest-file.ts'
import { portal } from './src/config/portal.ts'

const messages = { en: { ...en, webApp: webAppEn }, ar: { ...ar, webApp: webAppAr } }
const logo = readFileSync(fileURLToPath(new URL('public/favicon.svg', import.meta.url)), 'utf8')

/** Darkest background of the portal, and the color of the app's title bar. */
const ground = '#03191f'

/** Systems crop icons; the logo stays within the safe circle of maskable icons. */
const safe = 0.62

const icons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'maskable-192.png', size: 192, purpose: 'maskable' },
  { name: 'maskable-512.png', size: 512, purpose: 'maskable' },
  { name: 'apple-touch-icon.png', size: 180, purpose: 'apple' },
] as const

/** Renders the logo: alone, or on a background that fills the square. */
function drawIcon({ size, purpose }: (typeof icons)[number]): Uint8Array {
  const inner = logo.replace(/^[^>]*>/, '').replace('</svg>', '')
  const side = purpose === 'any' ? 22 : 22 / safe
  const box = `${-side / 2} ${-side / 2} ${side} ${side}`
  const back =
    purpose === 'any'
      ? ''
      : `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" fill="${ground}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">${back}${inner}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

/** Screenshots made by `scripts/screenshots.mjs`. */
const screenshots = (locale: Locale) =>
  (['wide', 'narrow'] as const).map((form_factor) => ({
    src: `screenshots/${locale}-${form_factor}.webp`,
    sizes: form_factor === 'wide' ? '1280x800' : '390x844',
    type: 'image/webp',
    form_factor,
    label: messages[locale].webApp.tagline,
  }))

/**
 * The web app manifest in one language: browsers support no multilingual manifests.
 *
 * @param studio whether the build includes the AI Studio
 * @param siteUrl the public URL with a trailing slash, if it is configured
 */
export function manifest(locale: Locale, studio: boolean, siteUrl: string | undefined) {
  const { nav, webApp: words } = messages[locale]
  const place = (path: string) => `./#/${locale}/${path}`
  return {
    // The same in every language. It is resolved at the origin, so portals below two paths need different ones.
    id: siteUrl === undefined ? './' : new URL(siteUrl).pathname,
    name: `${portal.name[locale]} · ${words.tagline}`,
    short_name: portal.name[locale],
    description: words.description,
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    start_url: place(''),
    scope: './',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons
        .filter(({ purpose }) => purpose !== 'apple')
        .map(({ name, size, purpose }) => ({
          src: `icons/${name}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    ],
    shortcuts: [
      { name: nav.games, url: place('games') },
      { name: nav.favorites, url: place('favorites') },
      ...(studio ? [{ name: nav.studio, url: place('ai-studio') }] : []),
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: screenshots(locale),
  }
}

/** Writes the manifests with their icons and links one in the page; `boot.js` corrects its language. */
export function webApp(studio: boolean, siteUrl: string | undefined): Plugin {
  return {
    name: 'saha:web-app',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `./${manifestFile(defaultLocale)}` } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/apple-touch-icon.png' } },
    ],
    generateBundle() {
      for (const locale of locales)
        this.emitFile({
          type: 'asset',
          fileName: manifestFile(locale),
          source: JSON.stringify(manifest(locale, studio, siteUrl)),
        })
      for (const icon of icons)
        this.emitFile({ type: 'asset', fileName: `icons/${icon.name}`, source: drawIcon(icon) })
    },
  }
}
