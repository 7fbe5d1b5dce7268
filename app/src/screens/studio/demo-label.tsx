import { Button, Popover, PopoverContent, PopoverTrigger, Text } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../adapters/gemini/client/config.ts'

/** Sticky label that answers are not from a model; takes no space in the layout. */
export function DemoLabel() {
  const t = useTranslations('studio')
  if (geminiSettings.mode !== 'demo') return null
  return (
    <div className="pointer-events-none sticky top-[4.5rem] z-10 -mt-1 flex h-1 justify-end">
      <Popover>
        <PopoverTrigger asChild>
          <Button size="small" className="pointer-events-auto h-fit">
            {t('demo')}
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label={t('demo')} align="end" className="max-w-80">
          <Text size="small">{t('demoMeaning')}</Text>
        </PopoverContent>
      </Popover>
    </div>
  )
}
