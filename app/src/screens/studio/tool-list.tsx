import { Button, ChevronDownIcon, Popover, PopoverContent, PopoverTrigger } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { tools, type ToolId } from '../../routing/tools.ts'
import { ToolIcon } from './tool-icon.tsx'

interface ToolListProps {
  current: ToolId
}

/** Lists all tools and marks the current one. */
export function ToolList({ current }: ToolListProps) {
  const t = useTranslations('studio')
  const to = links(useLocale())
  return (
    <nav aria-label={t('tools')}>
      <ul className="grid gap-1">
        {tools.map((id) => (
          <li key={id} className="grid">
            <a
              href={to.tool(id)}
              aria-current={id === current ? 'page' : undefined}
              className="type-label flex min-h-12 items-center gap-3 rounded-control px-2 py-1 no-underline hover:bg-sunken aria-[current=page]:bg-selection aria-[current=page]:text-link forced:aria-[current=page]:underline"
            >
              <span className="inline-flex text-[0.8rem]">
                <ToolIcon tool={id} />
              </span>
              <span className="min-w-0">{t(`tool.${id}.name`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The list in a popover for narrow screens. */
export function ToolMenu({ current }: ToolListProps) {
  const t = useTranslations('studio')
  return (
    <div className="shrink-0 lg:hidden">
      <Popover>
        <PopoverTrigger asChild>
          <Button size="small" endIcon={ChevronDownIcon} className="max-sm:px-2">
            {t('allTools')}
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label={t('tools')} align="end">
          <ToolList current={current} />
        </PopoverContent>
      </Popover>
    </div>
  )
}
