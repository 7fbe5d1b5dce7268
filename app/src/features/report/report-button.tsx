import { Button, FlagIcon } from '@saha/ui'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { failureMessages } from '../errors/failure-messages.ts'
import { useLocale } from '../../i18n/index.ts'
import { useNotice } from '../notices/notices.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

/** Opens the dialog for reporting a problem with a game. The dialog loads on click. */
export function ReportButton({ game }: { game: Game }) {
  const t = useTranslations('gamePage')
  const locale = useLocale()
  const notify = useNotice()
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        startIcon={FlagIcon}
        className="justify-self-start"
        onClick={() => {
          loadChunk(() => import('./report-dialog.tsx')).then(
            ({ default: loaded }) => setDialog(() => loaded),
            () => notify(failureMessages[locale].part),
          )
        }}
      >
        {t('report')}
      </Button>
      {Dialog && (
        <Dialog
          game={game}
          onClose={() => {
            setDialog(null)
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      )}
    </>
  )
}
