import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { getDirection, useKit } from '../provider/index.ts'
import { renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'

/** A language of the site. */
export interface LanguageItem {
  /** BCP 47 tag of the language. */
  locale: string
  /** Name of the language in that language: English, العربية. */
  label: string
  /** Shorter form of the name for narrow screens, a part of it: EN, ع. @default the whole name */
  shortLabel?: string
  /** URL of the current page in that language. */
  href: string
  /** True for the language of the page. */
  current: boolean
}

export interface LanguageSwitchProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the group, such as "Language". */
  label: string
  /** The languages in display order. */
  items: readonly LanguageItem[]
  /** Renders a link, for hosts with a router. @default a plain `<a>` */
  renderLink?: LinkRenderer
}

/** System fonts that cover both scripts: a language's name must not load the other script's webfont. */
const systemFontStyles = "sa:font-[system-ui,'Segoe_UI','Geeza_Pro','Noto_Sans_Arabic',sans-serif]"

/** Links to the current page in each language of the site; the current one is highlighted. */
export function LanguageSwitch({
  label,
  items,
  renderLink = renderAnchor,
  className,
  ...rest
}: LanguageSwitchProps) {
  const { locale: pageLocale } = useKit()
  return (
    <nav
      data-slot="language-switch"
      aria-label={label}
      className={clsx(
        'sa:inline-flex sa:rounded-control sa:border sa:border-line-strong sa:bg-surface sa:p-1 sa:coarse:p-0',
        className,
      )}
      {...rest}
    >
      <ul className="sa:flex sa:gap-1">
        {items.map(({ locale, label: name, shortLabel, href, current }) => (
          <li key={locale}>
            {renderLink({
              href,
              lang: locale,
              hrefLang: locale,
              dir: getDirection(locale),
              ...(current ? { 'aria-current': true } : {}),
              ...(shortLabel === undefined ? {} : { 'aria-label': name }),
              className: clsx(
                'sa:grid sa:min-h-9 sa:min-w-11 sa:place-items-center sa:rounded-tag sa:px-3 sa:type-label sa:text-ink sa:no-underline sa:coarse:min-h-11',
                'sa:hover:bg-sunken sa:aria-[current=true]:bg-selection sa:aria-[current=true]:font-semibold sa:aria-[current=true]:text-link',
                'sa:aria-[current=true]:underline sa:aria-[current=true]:decoration-2 sa:aria-[current=true]:underline-offset-4',
                locale.split('-')[0] !== pageLocale.split('-')[0] && systemFontStyles,
              ),
              children:
                shortLabel === undefined ? (
                  name
                ) : (
                  <>
                    <span className="sa:max-sm:hidden">{name}</span>
                    <span className="sa:sm:hidden">{shortLabel}</span>
                  </>
                ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
