import { useTranscription } from '@saha/machines/react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { audioTranscriptionMessages } from '../../../i18n/messages/audio-transcription/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { useFileDropAnywhere } from '../shared/files/use-file-drop-anywhere.ts'
import { useRestoreFocus } from '../../../platform/use-restore-focus.ts'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { AudioSourcePicker } from './audio-source-picker.tsx'
import { TranscriptionFailure } from './transcription-failure.tsx'
import { TranscriptionProgress } from './transcription-progress.tsx'
import { RecordingPanel } from './recording-panel.tsx'
import { AudioFileError } from './audio-file-error.tsx'
import { ClipPanel } from './clip-panel.tsx'
import { transcriptKind } from './stored-transcript.ts'
import { Transcript } from './transcript/transcript.tsx'
import { leaveTranscription, createTranscriptionActors } from './audio-transcription.actors.ts'

function AudioTranscription() {
  const actors = useToolActors(createTranscriptionActors, leaveTranscription)
  const { status } = useTranscription(actors.transcription)
  const { clip } = useSyncExternalStore(actors.store.subscribe, actors.store.get)
  const { saver } = actors
  const openId = useSyncExternalStore(saver.openId.subscribe, saver.openId.get)
  const [audio] = useState(() => new Audio())
  const [microphone, setMicrophone] = useState('')
  useFileDropAnywhere(actors.offerFile)
  const isCapturing = ['acquiring', 'recording', 'paused', 'finishing'].includes(status)
  const shown = isCapturing ? null : clip
  const submitButton = useRef<HTMLButtonElement>(null)
  useRestoreFocus(submitButton, `${status} ${shown?.id ?? ''}`)
  return (
    <div className="grid content-start gap-6">
      <ToolHistory kind={transcriptKind} openId={openId} onOpen={actors.open} onRemove={saver.leaveRemoved} />
      <div className="grid gap-2">
        {isCapturing ? (
          <RecordingPanel actors={actors} buttonRef={submitButton} />
        ) : clip ? (
          <ClipPanel
            key={clip.id}
            actors={actors}
            clip={clip}
            audio={audio}
            microphone={microphone}
            buttonRef={submitButton}
          />
        ) : (
          <AudioSourcePicker
            actors={actors}
            microphone={microphone}
            onMicrophone={setMicrophone}
            buttonRef={submitButton}
          />
        )}
        <TranscriptionProgress actors={actors} clip={shown} />
      </div>
      <AudioFileError fileLoader={actors.fileLoader} />
      <TranscriptionFailure actors={actors} microphone={microphone} />
      {shown?.answer && <Transcript clip={shown} answer={shown.answer} audio={audio} />}
    </div>
  )
}

export default withMessages(audioTranscriptionMessages, AudioTranscription)
