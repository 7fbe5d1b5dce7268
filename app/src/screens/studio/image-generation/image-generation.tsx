import { StatusLine } from '@saha/ui'
import { selectRequestStatus } from '@saha/machines/request'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenMessages } from '../../../i18n/index.ts'
import { picturesMessages } from '../pictures/pictures-messages.ts'
import { requestMarks } from '../pictures/request-marks.ts'
import { useKept } from '../use-kept.ts'
import { Description, useDescription, type PictureDescription } from './description.tsx'
import { leaveGeneration, startGeneration } from './generation.ts'
import { PictureGallery } from './picture-gallery.tsx'
import { PictureStage } from './picture-stage.tsx'

export default function ImageGeneration() {
  return (
    <ScreenMessages add={picturesMessages}>
      <Work />
    </ScreenMessages>
  )
}

function Work() {
  const t = useTranslations('pictures.generation')
  const generation = useKept(startGeneration, leaveGeneration)
  const { request, gallery } = generation
  const status = useSelector(request, selectRequestStatus)
  const [description, describe] = useDescription()
  const text = useRef<HTMLTextAreaElement>(null)
  const press = useRef<HTMLButtonElement>(null)

  function generate() {
    const question = { prompt: description.prompt.trim(), aspectRatio: description.ratio }
    request.send({ type: 'request.submit', question })
  }
  function reuse(again: PictureDescription) {
    describe(again)
    text.current?.focus()
  }
  function retry() {
    // The button that was pressed goes with the failure.
    press.current?.focus()
    request.send({ type: 'request.retry' })
  }

  return (
    <div className="grid content-start gap-8">
      <div className="grid items-start gap-8 xl:grid-cols-[20.5rem_minmax(0,1fr)]">
        <div className="grid gap-2">
          <Description
            textRef={text}
            pressRef={press}
            value={description}
            onValueChange={describe}
            busy={status === 'working'}
            onSend={generate}
            onStop={() => request.send({ type: 'request.cancel' })}
          />
          <StatusLine state={requestMarks[status]}>
            {status === 'working' ? t('working') : status === 'done' && t('ready')}
          </StatusLine>
        </div>
        <PictureStage
          generation={generation}
          ratio={description.ratio}
          onRetry={retry}
          onReuse={reuse}
          onEmpty={() => text.current?.focus()}
        />
      </div>
      <PictureGallery gallery={gallery} />
    </div>
  )
}
