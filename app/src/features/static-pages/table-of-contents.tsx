import { TextLink } from '@saha/ui'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Block } from '../../static-content/types.ts'

function goTo(part: string): void {
  const heading = document.getElementById(part)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

/**
 * The parts of a long text. The hash is the portal's route, so a part is named in the query: such a link can be shared,
 * and the way back leads back.
 */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslations('reading')
  const { pathname } = useLocation()
  const [asked] = useSearchParams()
  const part = asked.get('part')
  const parts = blocks.flatMap((block) =>
    block.type === 'h2' && block.id ? [{ id: block.id, text: block.text }] : [],
  )
  const known = parts.some(({ id }) => id === part) ? part : null
  useEffect(() => {
    if (known) goTo(known)
  }, [known])
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
              aria-current={id === known ? 'location' : undefined}
              className="aria-[current]:underline"
              // The address is the same when it is pressed again, and then nothing else hears of it.
              onClick={() => id === known && goTo(id)}
            >
              {text}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
