import { Bdi, Code, TextLink } from '@saha/ui'
import { Fragment, type ReactNode } from 'react'
import { ContactLink } from '../contact/contact-link.tsx'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { parseInlineMarkup, type Piece } from '../../static-content/inline-markup.ts'

/** Renders static text with inline markup. */
export function InlineText({ text }: { text: string }) {
  const to = links(useLocale())
  const render = (piece: Piece): ReactNode => {
    switch (piece.kind) {
      case 'text':
        return piece.text
      case 'link':
        return piece.to.startsWith('https:') ? (
          <TextLink href={piece.to} external>
            {piece.text}
          </TextLink>
        ) : (
          <TextLink href={to.place(piece.to)}>{piece.text}</TextLink>
        )
      case 'code':
        return <Code>{piece.text}</Code>
      case 'strong':
        return <strong>{piece.text}</strong>
      case 'title':
        return (
          <cite>
            <Bdi lang="en">{piece.text}</Bdi>
          </cite>
        )
      default:
        return <ContactLink />
    }
  }
  return parseInlineMarkup(text).map((piece, index) => <Fragment key={index}>{render(piece)}</Fragment>)
}
