import { useSelector } from '@xstate/react'
import { ScreenMessages } from '../../../i18n/index.ts'
import { picturesMessages } from '../pictures/pictures-messages.ts'
import { useIncomingFile } from '../incoming-file.ts'
import { useKept } from '../use-kept.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { leaveEditing, startEditing } from './editing.ts'
import { ReplaceQuestion } from './replace-question.tsx'
import { originalOf } from './steps.ts'
import { Workbench } from './workbench.tsx'

export default function ImageEditor() {
  return (
    <ScreenMessages add={picturesMessages}>
      <Desk />
    </ScreenMessages>
  )
}

function Desk() {
  const editing = useKept(startEditing, leaveEditing)
  const { picture, offered } = useSelector(editing.desk, ({ context }) => context)
  useIncomingFile(editing.offer)
  return (
    <div className="grid content-start gap-6">
      {offered && <ReplaceQuestion editing={editing} offered={offered} />}
      {picture ? (
        <Workbench key={originalOf(picture.steps).id} editing={editing} picture={picture} />
      ) : (
        <ChoosePicture editing={editing} />
      )}
    </div>
  )
}
