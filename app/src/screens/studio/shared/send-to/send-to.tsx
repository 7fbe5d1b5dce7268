import {
  Button,
  ChevronDownIcon,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@saha/ui'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../../i18n/index.ts'
import { links } from '../../../../routing/links.ts'
import type { ToolId } from '../../../../routing/tools.ts'
import { handOver, type HandOver } from './hand-over.ts'

interface SendToProps {
  /** Returns the content for each tool. */
  tools: Readonly<Partial<Record<ToolId, () => HandOver>>>
  size?: 'small' | 'medium'
}

/** A menu of tools that continue with a result. */
export function SendTo({ tools, size = 'medium' }: SendToProps) {
  const t = useTranslations('studio')
  const to = links(useLocale())
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size={size} variant="quiet" endIcon={ChevronDownIcon}>
          {t('sendTo')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {(Object.keys(tools) as ToolId[]).map((tool) => (
          <DropdownMenuItem key={tool} asChild>
            <a href={to.tool(tool)} onClick={() => handOver(tool, tools[tool]?.() ?? {})}>
              {t(`tool.${tool}.name`)}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
