import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { catalogue } from '../catalogue/index.ts'
import { defaultLocale, locales, type Locale } from '../i18n/locale.ts'
import { welcomeKey } from '../layout/banners/welcome-banner.tsx'
import { pagePath, publicPages, type PublicPage } from '../routing/public-pages.ts'
import { publicRoutePattern } from '../routing/route-manifest.ts'
import { hasStudio } from '../routing/tools.ts'
import {
  allNames,
  activatedByBoot,
  BuiltFiles,
  imagePreload,
  scriptPreload,
  stylesheet,
  stylesheetPreload,
} from './built-files.ts'
import { createHead } from './head.ts'
import { InlineStyles } from './inline-styles.ts'
import { asPage, ElementStyles, findHeroImage } from './markup.ts'
import { deferredAttribute, prerenderedAttribute } from '../routing/page-attributes.ts'
import { render, renderUnloaded, type RenderedPage } from './render.tsx'
import { pageData } from './page-data.ts'
import { tag } from './tags.ts'

/** Results of the client build. */
export interface Shell {
  /** The built `index.html`. */
  template: string
  manifest: Manifest
  /** The public URL with a trailing slash. Without it, URLs are relative. */
  siteUrl: string | undefined
  /** Reads a file of the build. */
  read: (file: string) => Promise<string>
  /** Whether the host sends the headers file; otherwise each page contains the policy. */
  hasHeaders: boolean
  /** Returns the content security policy of a document. */
  policy: (styles: readonly string[]) => string
  /** Returns the headers file. */
  headers: (styles: readonly string[]) => string
}

/** Hides controls that need the app. */
const hideControls = (prefix: string): string =>
  `${prefix}[${prerenderedAttribute}] :is(button,form,fieldset,[data-slot="skeleton"]){visibility:hidden}`

/** Rules for prerendered pages: show one language, hide stale markup, dim captured controls. */
const rules = `html[data-elsewhere] [${prerenderedAttribute}]{display:none}
html[lang="ar"] [${prerenderedAttribute}^="/en/"],html[lang="en"] [${prerenderedAttribute}^="/ar/"]{display:none}
html[data-welcome="dismissed"] section[data-welcome]{display:none}
:is([data-held],label:has([data-held])){cursor:progress;opacity:.6}
@media (scripting:none){${hideControls('')}}
${hideControls('html[data-alone] ')}
`

/**
 * Content below the fold stays hidden until the stylesheet loads. `boot.js` reveals it in parts; without scripts the
 * stylesheet reveals it; a CSS animation does so after 5 s.
 */
const deferredStyles = `[${prerenderedAttribute}] [${deferredAttribute}=""]{contain-intrinsic-block-size:60rem;content-visibility:hidden;visibility:hidden;animation:saha-sheet-is-late 0s 5s forwards}
@keyframes saha-sheet-is-late{to{content-visibility:visible;visibility:visible}}`

const upFrom = (file: string): string => '../'.repeat(file.split('/').length - 1)
const toDirection = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr')
const getArticleId = (path: string): string | undefined => /^article\/(.*)$/.exec(path)?.[1]

/** Parts of a document. File URLs begin with `./`, as in the template. */
interface Document {
  lang: Locale
  /** Attributes of the root element, read by `boot.js`. */
  marks: Readonly<Record<string, string>>
  /** Tags before `boot.js`. */
  head: readonly string[]
  /** Inline styles, after `boot.js`, which may request another page. */
  styles: readonly string[]
  body: readonly string[]
  /** Stylesheets after the body, which do not block its first paint. */
  sheets: readonly string[]
  /** Relative path to the portal's root. */
  up: string
}

/** Screens that share inline styles: each style adds a hash to the policy, and header lines are limited. */
const sharedStyles: Readonly<Record<string, string>> = {
  about: 'article',
  privacy: 'article',
  terms: 'article',
  guide: 'article',
  board: 'games',
  category: 'games',
  contact: 'blog',
  'site-map': 'blog',
  'not-found': 'blog',
  'studio/tool-page': 'studio',
}
const styleGroup = (screen: string): string => sharedStyles[screen] ?? screen

/** App scripts in the template. */
const appScripts =
  /\s*<(script type="module"|link rel="modulepreload")[^>]* (?:src|href)="\.\/([^"]*)">(?:<\/script>)?/g
/** The stylesheet in the template. */
const appSheet = /\s*<link rel="stylesheet"[^>]* href="\.\/([^"]*)">/

function compose(template: string, { lang, marks, head, styles, body, sheets, up }: Document): string {
  const root = tag('html', { lang, dir: toDirection(lang), ...marks, 'data-welcome': welcomeKey })
  return template
    .replaceAll(/>\s+</g, '><')
    .replaceAll(appScripts, '')
    .replace(appSheet, '')
    .replace(/<html[^>]*>/, () => root)
    .replace(/<title>.*?<\/title>/s, () => head.join(''))
    .replace('</head>', () => `${styles.join('')}</head>`)
    .replace('<div id="root"></div>', () => body.join(''))
    .replace('</body>', () => `${sheets.join('')}</body>`)
    .replaceAll(/ (href|src)="\.\//g, ` $1="${up || './'}`)
}

/**
 * The marks keep Cloudflare from replacing mail addresses by scripts of its own, because React would not recognize the
 * markup: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const block = (locale: Locale, path: string, markup: string): string =>
  `<!--email_off--><div ${prerenderedAttribute}="/${locale}/${path}" lang="${locale}" dir="${toDirection(locale)}">${markup}</div><!--/email_off-->`

/** Prerenders all pages: every public page in each language, the root page and the 404 page. */
export async function writePages(shell: Shell): Promise<ReadonlyMap<string, string>> {
  const files = new BuiltFiles(shell.manifest)
  const styles = new ElementStyles()
  const rendered = new Map<string, RenderedPage>()
  const allPages = [...publicPages(catalogue, hasStudio()), { path: notFoundPath, screen: 'not-found' }]
  for (const locale of locales)
    for (const { path } of allPages) {
      const { markup, meta } = await render(locale, path)
      rendered.set(`${locale}/${path}`, { markup: styles.take(markup), meta })
    }
  const unloaded = await Promise.all(
    locales.map(
      async (locale) =>
        `<div data-unloaded="${locale}" class="page-width" hidden>${styles.take(await renderUnloaded(locale))}</div>`,
    ),
  )
  const getPage = (locale: Locale, path: string): RenderedPage =>
    rendered.get(`${locale}/${path}`) as RenderedPage
  const app = [...shell.template.matchAll(appScripts)].map(([, kind, file = '']) =>
    scriptPreload(file, kind?.startsWith('script') ? 'entry' : ''),
  )
  const sheetText = rules + styles.sheet()
  const sheetFile = `assets/pages-A${createHash('sha256').update(sheetText).digest('hex').slice(0, 7)}.css`
  const main = appSheet.exec(shell.template)?.[1]
  if (!main) throw new Error('The built index.html links no stylesheet, so pages would be unstyled.')
  const inline = new InlineStyles((await shell.read(main)) + rules + styles.sheet() + deferredStyles)
  const sheets = [stylesheet(main), stylesheet(sheetFile)]
  const preload = stylesheetPreload(main)

  // The not-found screen belongs to the entry.
  const screens = new Set(allPages.map(({ screen }) => screen).filter((screen) => screen !== 'not-found'))
  const screenSheets = new Map<string, string>()
  for (const screen of screens)
    screenSheets.set(screen, (await Promise.all(files.getStylesheets(screen).map(shell.read))).join(''))

  /** Inline styles of a page, shared by its group in both languages. */
  function firstStyles(screen: string, up: string): string[] {
    const group = allPages.filter((page) => styleGroup(page.screen) === styleGroup(screen))
    const content = () => ({
      markup: group.flatMap(({ path }) => inBothLanguages(path, '')),
      sheets: [...new Set(group.map((page) => screenSheets.get(page.screen) ?? ''))],
    })
    return inline.getTags(styleGroup(screen), content, `${up || './'}assets/`)
  }

  const notFoundUp = shell.siteUrl === undefined ? '/' : new URL(shell.siteUrl).pathname
  for (const { path, screen } of allPages)
    for (const locale of locales)
      firstStyles(screen, screen === 'not-found' ? notFoundUp : upFrom(`${pagePath(locale, path)}index.html`))
  firstStyles('home', '')
  const policy = tag('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: shell.policy(inline.hashes),
  })
  const pagePolicy = shell.hasHeaders ? [] : [policy]

  /** One page in one language. */
  function page(locale: Locale, { path, screen }: PublicPage): string {
    const up = upFrom(`${pagePath(locale, path)}index.html`)
    const base = shell.siteUrl ?? up
    const { markup, meta } = getPage(locale, path)
    const hints = files.getHints(screen, locale, getArticleId(path))
    const hero = findHeroImage(markup)
    const data = pageData(catalogue, locale, path, (each) => getPage(locale, each).meta, base)
    return compose(shell.template, {
      lang: locale,
      marks: { 'data-page': `/${locale}/${path}` },
      head: [
        ...pagePolicy,
        ...createHead({ ...meta, locale, path, data }, base),
        ...(hero ? [imagePreload(hero)] : []),
        preload,
        ...hints.localeHints,
        ...hints.scripts,
        ...app,
      ],
      styles: firstStyles(screen, up),
      body: [block(locale, path, asPage(markup, up))],
      sheets: [...sheets, ...files.getStylesheets(screen).map(stylesheet)],
      up,
    })
  }

  function inBothLanguages(path: string, up: string): string[] {
    return locales.map((locale) => block(locale, path, asPage(getPage(locale, path).markup, up)))
  }

  /** The root document: the default language's home page. For any other route `boot.js` shows that route's page. */
  function root(): string {
    const base = shell.siteUrl ?? './'
    const { markup } = getPage(defaultLocale, '')
    const hero = findHeroImage(markup)
    const hints = locales.map((locale) => files.getHints('home', locale, undefined))
    const meta = {
      title: allNames,
      description: locales.map((locale) => getPage(locale, '').meta.description).join(' '),
      image: undefined,
      imageAlt: allNames,
    }
    const data = pageData(catalogue, defaultLocale, '', (each) => getPage(defaultLocale, each).meta, base)
    return compose(shell.template, {
      lang: defaultLocale,
      marks: { 'data-page': `/${defaultLocale}/`, 'data-routes': publicRoutePattern(hasStudio()) },
      head: [
        ...pagePolicy,
        ...createHead({ ...meta, locale: null, path: '', data }, base),
        ...[...(hero ? [imagePreload(hero)] : []), preload].map((hint) => activatedByBoot(hint)),
        ...locales.flatMap((locale, index) =>
          (hints[index]?.localeHints ?? []).map((hint) => activatedByBoot(hint, locale)),
        ),
        ...(hints[0]?.scripts ?? []),
        ...app,
      ],
      styles: firstStyles('home', ''),
      body: [block(defaultLocale, '', asPage(markup, '')), ...unloaded],
      sheets,
      up: '',
    })
  }

  /**
   * The 404 page. Served at any depth, so it links to the portal's root. It always contains the policy, because no
   * header rule matches its path.
   */
  function notFound(): string {
    const up = notFoundUp
    return compose(shell.template, {
      lang: defaultLocale,
      marks: { 'data-lost': up },
      head: [
        policy,
        `<title>${getPage(defaultLocale, notFoundPath).meta.title}</title>`,
        tag('meta', { name: 'robots', content: 'noindex' }),
      ],
      styles: firstStyles('not-found', up),
      body: inBothLanguages(notFoundPath, up),
      sheets,
      up,
    })
  }

  return new Map([
    ...locales.flatMap((locale) =>
      publicPages(catalogue, hasStudio()).map(
        (place) => [`${pagePath(locale, place.path)}index.html`, page(locale, place)] as const,
      ),
    ),
    ['index.html', root()],
    ['404.html', notFound()],
    [sheetFile, sheetText],
    ['_headers', shell.headers(inline.hashes)],
  ])
}

/** Path of the not-found screen. */
const notFoundPath = '404'
