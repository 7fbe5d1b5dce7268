import { TextLink } from '@saha/ui'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Block } from '../../static-content/types.ts'

function scrollToHeading(part: string): void {
  const heading = document.getElementById(part)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/**
 * Table of contents. The hash holds the route, so a section is named in the query; links can be shared and Back works.
 */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('reading')
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const part = parameters.get('part')
  const parts = blocks.flatMap((block) =>
    block.type === 'h2' && block.id ? [{ id: block.id, text: block.text }] : [],
  )
  const current = parts.some(({ id }) => id === part) ? part : null
  useEffect(() => {
    if (current) scrollToHeading(current)
  }, [current])
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="type-label mb-2 text-ink-muted">
        {t('contents')}
      </h2>
      <ol className="grid border-s-2 border-line">
        {parts.map(({ id, text }) => (
          <li key={id} className="ps-4">
            <TextLink
              variant="standalone"
              href={`#${pathname}?part=${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="aria-[current]:underline"
              // A second click does not change the URL, so the effect does not run.
              onClick={() => id === current && scrollToHeading(id)}
            >
              {text}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
