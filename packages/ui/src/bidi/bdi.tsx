import type { ComponentProps } from 'react'
import { getDirection, useKit } from '../provider/index.ts'

export interface BdiProps extends ComponentProps<'bdi'> {
  /** BCP 47 tag of the text. */
  lang: string
}

const getLanguage = (locale: string) => locale.split('-')[0]

/**
 * Text that may be in another language than the page, such as a game's title. Foreign text is wrapped in a `<bdi>`
 * with `lang` and `dir`; other text is rendered plain, unless further props are passed.
 */
export function Bdi({ lang, children, ...rest }: BdiProps) {
  const { locale } = useKit()
  const isForeign = getLanguage(lang) !== getLanguage(locale)
  if (!isForeign && Object.keys(rest).length === 0) return children
  return (
    <bdi data-slot="bdi" {...(isForeign ? { lang, dir: getDirection(lang) } : {})} {...rest}>
      {children}
    </bdi>
  )
}
