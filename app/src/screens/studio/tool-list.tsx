import { ChevronDownIcon } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { tools, type ToolId } from '../../routing/tools.ts'
import { drawings } from './drawings.ts'

interface ToolListProps {
  current: ToolId
}

function Places({ current }: ToolListProps) {
  const t = useTranslations('studio')
  const to = links(useLocale())
  return (
    <nav aria-label={t('tools')}>
      <ul className="grid gap-1">
        {tools.map((id) => {
          const Drawing = drawings[id]
          return (
            <li key={id} className="grid">
              <a
                href={to.tool(id)}
                aria-current={id === current ? 'page' : undefined}
                className="type-label flex min-h-12 items-center gap-3 rounded-control px-2 py-1 no-underline hover:bg-sunken aria-[current=page]:bg-selection aria-[current=page]:text-link forced:aria-[current=page]:underline"
              >
                <span className="inline-flex text-[0.8rem]">
                  <Drawing />
                </span>
                <span className="min-w-0">{t(`tool.${id}.name`)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** All tools beside the one at work; where there is no room for that, in a list that opens above it. */
export function ToolList({ current }: ToolListProps) {
  const t = useTranslations('studio')
  return (
    <>
      <div className="hidden lg:block">
        <Places current={current} />
      </div>
      <details className="group rounded-control border border-line bg-surface lg:hidden">
        <summary className="type-label flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control px-4 [&::-webkit-details-marker]:hidden">
          <span>{t('allTools')}</span>
          <ChevronDownIcon className="ms-auto group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-2">
          <Places current={current} />
        </div>
      </details>
    </>
  )
}
