import { DocsContext } from '@storybook/addon-docs/blocks'
import { TextLink } from '@saha/ui/text-link'
import { use, type MouseEvent, type ReactNode } from 'react'
import { toId } from 'storybook/internal/csf'
import { NAVIGATE_URL } from 'storybook/internal/core-events'

interface PageLinkProps {
  /** Path in Storybook: `/story/machines-rating--playground`. */
  to: string
  children: ReactNode
}

/** Links to a page of Storybook, which opens it without a reload. */
export function PageLink({ to, children }: PageLinkProps) {
  const { channel } = use(DocsContext)
  const href = `./?path=${to}`
  const onClick = (event: MouseEvent) => {
    const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    // Outside the manager no one handles the event.
    if (!opensHere || window.parent === window) return
    event.preventDefault()
    channel.emit(NAVIGATE_URL, `?path=${to}`)
  }
  return (
    <TextLink href={href} onClick={onClick}>
      {children}
    </TextLink>
  )
}

/** Returns the path of the docs page of a story title. */
export const toDocsPath = (title: string) => `/docs/${toId(title, 'docs')}` as const

/** Links to the docs page of a story title, by its last part. */
export const TitleLink = ({ title }: { title: string }) => (
  <PageLink to={toDocsPath(title)}>{title.split('/').at(-1)}</PageLink>
)
