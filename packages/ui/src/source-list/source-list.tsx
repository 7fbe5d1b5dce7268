import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Num, UserText, useNumberFormat } from '../bidi/index.ts'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'
import { TextLink } from '../text-link/index.ts'
import { readSource } from './read-source.ts'

/** A page or a place that an answer rests on, as a model gave it. */
export interface Source {
  /** Its address; only an https one becomes a link. */
  uri: string
  title?: string
  /** Site to show where the address is only a redirect. @default the address's host */
  site?: string
  /** @default 'web' */
  kind?: 'web' | 'map'
}

export interface SourceListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Name of the list: "Sources". */
  label: string
  /** In the order of the numbers that the answer refers to. */
  sources: readonly Source[]
}

/** The numbered sources of an answer. Titles and addresses come from strangers and are shown as such. */
export function SourceList({ label, sources, className, ...rest }: SourceListProps) {
  const { strings } = useKit()
  const figure = useNumberFormat()
  return (
    <ol
      data-slot="source-list"
      aria-label={label}
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-1', className)}
      {...rest}
    >
      {sources.map((source, at) => {
        const { href, title, site } = readSource(source)
        const words = <UserText text={title || strings.untitled} />
        return (
          // Sources have no identity but their number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} data-slot="source-list-item" className="flex min-w-0 gap-3 rounded-control py-1">
            <Num className="grid size-7 shrink-0 place-items-center rounded-tag border border-line bg-sunken type-caption font-semibold">
              {figure(at + 1)}
            </Num>
            <div className="grid min-w-0 flex-1 justify-items-start">
              <p className="max-w-full py-0.5 type-label font-medium">
                {href ? (
                  <TextLink href={href} external referrerPolicy="no-referrer">
                    {words}
                  </TextLink>
                ) : (
                  words
                )}
              </p>
              {site && (
                <span className="flex max-w-full min-w-0 items-center gap-1.5 type-caption text-ink-muted">
                  <Icon name={source.kind === 'map' ? 'place' : 'globe'} size={1.1} />
                  <bdi dir="ltr" data-slot="source-list-site" className="min-w-0 truncate">
                    {site}
                  </bdi>
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
