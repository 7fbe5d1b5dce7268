import { useSelector } from '@xstate/react'
import { withMessages } from '../../../i18n/index.ts'
import { picturesMessages } from '../../../i18n/messages/pictures/index.ts'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { ImageSourcePicker } from './image-source-picker.tsx'
import { leaveImageEditor, createImageEditorActors } from './image-editor.actors.ts'
import { useFileDropAnywhere } from '../shared/files/use-file-drop-anywhere.ts'
import { ReplaceConfirmation } from './replace-confirmation.tsx'
import { getOriginal } from './edit-history.ts'
import { EditorWorkspace } from './editor-workspace.tsx'

function ImageEditor() {
  const actors = useToolActors(createImageEditorActors, leaveImageEditor)
  const { image, offeredFile } = useSelector(actors.store, ({ context }) => context)
  useFileDropAnywhere(actors.offerFile)
  return (
    <div className="grid content-start gap-6">
      {offeredFile && <ReplaceConfirmation actors={actors} offeredFile={offeredFile} />}
      {image ? (
        <EditorWorkspace key={getOriginal(image.steps).id} actors={actors} image={image} />
      ) : (
        <ImageSourcePicker actors={actors} />
      )}
    </div>
  )
}

export default withMessages(picturesMessages, ImageEditor)
