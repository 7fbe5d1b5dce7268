import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmBanner } from '../../../features/confirm-banner/confirm-banner.tsx'
import { withMessages } from '../../../i18n/index.ts'
import { imagesMessages } from '../../../i18n/messages/images/index.ts'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useHandOver } from '../shared/send-to/hand-over.ts'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { ImageSourcePicker } from './image-source-picker.tsx'
import { leaveImageEditor, createImageEditorActors } from './image-editor.actors.ts'
import { useFileDropAnywhere } from '../shared/files/use-file-drop-anywhere.ts'
import { getOriginal } from './edit-history.ts'
import { EditorWorkspace } from './editor-workspace.tsx'
import { editsKind } from './stored-edits.ts'

function ImageEditor() {
  const t = useTranslations('images.editor')
  const actors = useToolActors(createImageEditorActors, leaveImageEditor)
  const { image, offeredFile } = useSyncExternalStore(actors.store.subscribe, actors.store.get)
  const { saver } = actors
  const openId = useSyncExternalStore(saver.openId.subscribe, saver.openId.get)
  useHandOver('image-editor', ({ file }) => file && actors.offerFile(file))
  useFileDropAnywhere(actors.offerFile)
  return (
    <div className="grid content-start gap-6">
      <ToolHistory kind={editsKind} openId={openId} onOpen={saver.open} onRemove={saver.leaveRemoved} />
      {offeredFile && (
        <ConfirmBanner
          title={t('replaceTitle')}
          cancelLabel={t('keep')}
          onCancel={() => actors.store.send({ type: 'offer', file: null })}
          confirmLabel={t('replaceConfirm')}
          onConfirm={() => actors.open(offeredFile)}
        >
          {t('replace')}
        </ConfirmBanner>
      )}
      {image ? (
        <EditorWorkspace key={getOriginal(image.steps).id} actors={actors} image={image} />
      ) : (
        <ImageSourcePicker actors={actors} />
      )}
    </div>
  )
}

export default withMessages(imagesMessages, ImageEditor)
