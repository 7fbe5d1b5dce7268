import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { getDirection, useKit } from '../provider/index.ts'
import { renderAnchor, type LinkRenderer } from '../link-renderer/index.ts'

export interface LanguageItem {
  /** BCP 47 tag of the language. */
  locale: string
  /** The language's name in itself: English, العربية. */
  label: string
  /** The same place in that language. */
  href: string
  /** The page is in this language now. */
  current: boolean
}

export interface LanguageSwitchProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the group is called: "Language". */
  label: string
  items: readonly LanguageItem[]
  /** How the host draws a link. @default an anchor */
  renderLink?: LinkRenderer
}

/** Faces every device has for both scripts: a name in another script must not fetch that script's webfont. */
const systemFace = "sa:font-[system-ui,'Segoe_UI','Geeza_Pro','Noto_Sans_Arabic',sans-serif]"

/** The languages of the site as links to the same place; the current one is lit. */
export function LanguageSwitch({
  label,
  items,
  renderLink = renderAnchor,
  className,
  ...rest
}: LanguageSwitchProps) {
  const { locale: page } = useKit()
  return (
    <nav
      data-slot="language-switch"
      aria-label={label}
      className={clsx(
        'sa:inline-flex sa:rounded-control sa:border sa:border-line-strong sa:bg-surface sa:p-1',
        className,
      )}
      {...rest}
    >
      <ul className="sa:flex sa:gap-1">
        {items.map(({ locale, label: name, href, current }) => (
          <li key={locale}>
            {renderLink({
              href,
              lang: locale,
              hrefLang: locale,
              dir: getDirection(locale),
              ...(current ? { 'aria-current': true } : {}),
              className: clsx(
                'sa:grid sa:min-h-9 sa:min-w-11 sa:place-items-center sa:rounded-tag sa:px-3 sa:type-label sa:text-ink sa:no-underline sa:coarse:min-h-11',
                'sa:hover:bg-sunken sa:aria-[current=true]:bg-selection sa:aria-[current=true]:font-semibold sa:aria-[current=true]:text-link',
                'sa:aria-[current=true]:underline sa:aria-[current=true]:decoration-2 sa:aria-[current=true]:underline-offset-4',
                locale.split('-')[0] !== page.split('-')[0] && systemFace,
              ),
              children: name,
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
