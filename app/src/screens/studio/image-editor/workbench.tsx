import { WandIcon, Heading, StatusLine, Text, UserText } from '@saha/ui'
import { selectRequestStatus } from '@saha/machines/request'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AnotherFile } from '../another-file.tsx'
import { PictureActions } from '../pictures/picture-actions.tsx'
import { PictureFailure } from '../pictures/picture-failure.tsx'
import { PictureRefusal } from '../pictures/picture-refusal.tsx'
import { usePictureWords } from '../pictures/picture-words.ts'
import { PromptForm } from '../pictures/prompt-form.tsx'
import { requestMarks } from '../pictures/request-marks.ts'
import { isText, useDraft } from '../use-draft.ts'
import { Comparison } from './comparison.tsx'
import type { Editing } from './editing.ts'
import { StepStrip } from './step-strip.tsx'
import { originalOf, shownOf } from './steps.ts'
import type { PictureAtWork } from './work.ts'

interface WorkbenchProps {
  editing: Editing
  picture: PictureAtWork
}

/** A picture, what has been made of it, and what should change next. */
export function Workbench({ editing, picture }: WorkbenchProps) {
  const t = useTranslations('pictures.editor')
  const { pixels } = usePictureWords()
  const { edit, opening } = editing
  const status = useSelector(edit, selectRequestStatus)
  const failure = useSelector(edit, ({ context }) => context.failure)
  const [instruction, write] = useDraft('image-editor', isText, '')
  const press = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, before, steps } = picture
  const original = originalOf(steps)
  const shown = shownOf(steps)
  const busy = status === 'working'

  // Whoever chose the picture was at a place that is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  // What was asked for stands with its picture now, unless somebody is writing the next one already.
  useEffect(() => {
    const answered = edit.on('answered', ({ question }) => {
      if (instruction.trim() === question.instruction) write('')
    })
    return () => answered.unsubscribe()
  })

  return (
    <div className="grid content-start gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="subheading" ref={heading} tabIndex={-1} className="min-w-0">
          <UserText text={name} lines={1} />
        </Heading>
        <AnotherFile accept="image/*" label={t('another')} onChoose={editing.offer} />
      </div>
      <PictureRefusal opening={opening} />
      <Comparison name={name} original={original} shown={shown} number={steps.at} isWorking={busy} />
      {shown.instruction !== null && <PictureActions blob={shown.blob} words={shown.instruction} />}
      {before && (
        <Text size="small" tone="muted">
          {t('scaled', { from: pixels(before), to: pixels(original) })}
        </Text>
      )}
      <StepStrip steps={steps} disabled={busy} onShow={editing.show} />
      <div className="grid gap-2">
        <PromptForm
          pressRef={press}
          label={t('instruction')}
          hint={t('instructionHint')}
          placeholder={t('placeholder')}
          value={instruction}
          onValueChange={write}
          tooLong={(count) => t('tooLong', { count })}
          action={t('apply')}
          actionIcon={WandIcon}
          busy={busy}
          stop={t('stop')}
          onSend={() =>
            edit.send({
              type: 'request.submit',
              question: { image: shown.blob, instruction: instruction.trim() },
            })
          }
          onStop={() => edit.send({ type: 'request.cancel' })}
        />
        <StatusLine state={requestMarks[status]}>
          {busy ? t('working') : status === 'done' && t('ready')}
        </StatusLine>
      </div>
      {failure && (
        <PictureFailure
          title={t('failed')}
          failure={failure}
          hints={{ blocked: t('blockedHint'), empty: t('emptyHint') }}
          onRetry={() => {
            // The button that was pressed goes with the failure.
            press.current?.focus()
            edit.send({ type: 'request.retry' })
          }}
        />
      )}
    </div>
  )
}
