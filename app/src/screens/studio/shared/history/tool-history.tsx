import { HistoryIcon, Sheet, SheetContent, SheetTitle, SheetTrigger } from '@saha/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { withMessages } from '../../../../i18n/index.ts'
import { historyMessages } from '../../../../i18n/messages/history/index.ts'
import { useHeaderSlot } from '../header-slot.ts'
import { FullHistoryBanner } from './full-history-banner.tsx'
import { HistoryList } from './history-list.tsx'
import type { HistoryProps } from './history.ts'

interface ToolHistoryProps<Data> extends HistoryProps<Data> {
  /** The list is also beside the tool on wide screens. @default false */
  isBeside?: boolean
}

/** A button in the tool's header that opens its history, and a notice if results cannot be stored. */
function ToolHistoryContent<Data>({ isBeside = false, ...history }: ToolHistoryProps<Data>) {
  const t = useTranslations('history')
  const slot = useHeaderSlot()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {slot &&
        createPortal(
          <div className={isBeside ? 'xl:hidden' : ''}>
            <Sheet open={isOpen} onOpenChange={setOpen}>
              <SheetTrigger size="small" startIcon={HistoryIcon} className="max-sm:px-2">
                <span className="max-sm:sr-only">{t('title')}</span>
              </SheetTrigger>
              <SheetContent
                aria-describedby={undefined}
                onEscapeKeyDown={(event) => {
                  if (event.target instanceof Element && event.target.closest('[data-keeps-escape]'))
                    event.preventDefault()
                }}
              >
                <SheetTitle>{t('title')}</SheetTitle>
                <HistoryList {...history} onOpened={() => setOpen(false)} />
              </SheetContent>
            </Sheet>
          </div>,
          slot,
        )}
      <FullHistoryBanner />
    </>
  )
}

export const ToolHistory = withMessages(historyMessages, ToolHistoryContent) as typeof ToolHistoryContent
