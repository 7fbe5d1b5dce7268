import { Button, FlagIcon } from '@saha/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Says that something is wrong with the game. What it opens is loaded when it is pressed. */
export function ReportButton({ game }: { game: Game }) {
  const t = useTranslations('game')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        startIcon={FlagIcon}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('report')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReportDialog
            game={game}
            onClose={() => {
              setOpen(false)
              requestAnimationFrame(() => button.current?.focus())
            }}
          />
        </Suspense>
      )}
    </>
  )
}
