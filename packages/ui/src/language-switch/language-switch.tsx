import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { directionOf, useKit } from '../provider/index.ts'
import { plainLink, type RenderLink } from '../render-link/index.ts'

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
  renderLink?: RenderLink
}

/** Faces every device has for both scripts: a name in another script must not fetch that script's webfont. */
const systemFace = "font-[system-ui,'Segoe_UI','Geeza_Pro','Noto_Sans_Arabic',sans-serif]"

/** The languages of the site as links to the same place; the current one is lit. */
export function LanguageSwitch({
  label,
  items,
  renderLink = plainLink,
  className,
  ...rest
}: LanguageSwitchProps) {
  const { locale: page } = useKit()
  return (
    <nav
      data-slot="language-switch"
      aria-label={label}
      className={cx('inline-flex rounded-control border border-line-strong bg-surface p-1', className)}
      {...rest}
    >
      <ul className="flex gap-1">
        {items.map(({ locale, label: name, href, current }) => (
          <li key={locale}>
            {renderLink({
              href,
              lang: locale,
              hrefLang: locale,
              dir: directionOf(locale),
              ...(current ? { 'aria-current': true } : {}),
              className: cx(
                'grid min-h-9 min-w-11 place-items-center rounded-tag px-3 type-label text-ink no-underline coarse:min-h-11',
                'hover:bg-sunken aria-[current=true]:bg-selection aria-[current=true]:font-semibold aria-[current=true]:text-link',
                'aria-[current=true]:underline aria-[current=true]:decoration-2 aria-[current=true]:underline-offset-4',
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
