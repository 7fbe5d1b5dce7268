import { Popover, PopoverContent, PopoverTrigger, Text } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../adapters/gemini/client/config.ts'

/**
 * A strip below the header that says that answers are not from a model. It has its own height, so that it covers
 * nothing of a tool; `scroll-padding` of the page includes it.
 */
export function DemoLabel() {
  const t = useTranslations('studio')
  if (geminiSettings.mode !== 'demo') return null
  return (
    <div className="z-10 border-b border-line bg-sunken tall:sticky tall:top-[calc(4rem+1px)]">
      <div className="page-width flex">
        <Popover>
          <PopoverTrigger className="type-caption -mx-2 min-h-7 cursor-pointer rounded-control px-2 font-semibold text-ink-muted underline decoration-dotted underline-offset-4 hover:text-ink">
            <span>{t('demo')}</span>
          </PopoverTrigger>
          <PopoverContent aria-label={t('demo')} align="start" className="max-w-80">
            <Text size="small">{t('demoMeaning')}</Text>
          </PopoverContent>
        </Popover>
      </div>
    </div>
  )
}
