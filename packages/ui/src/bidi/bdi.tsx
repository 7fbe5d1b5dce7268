import type { ComponentProps } from 'react'
import { getDirection, useKit } from '../provider/index.ts'

export interface BdiProps extends ComponentProps<'bdi'> {
  /** BCP 47 tag of the text's own language. */
  lang: string
}

const getLanguage = (locale: string) => locale.split('-')[0]

/**
 * Text that may be in another language than the page (a game's title). Then it is wrapped, isolated and
 * tagged, so that it is read in its own voice and cannot disturb the line; otherwise it is plain text.
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
