import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { ScreenMessages } from '../../../i18n/index.ts'
import { picturesMessages } from '../pictures/pictures-messages.ts'
import { useKept } from '../use-kept.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { leaveEditing, startEditing, type Editing } from './editing.ts'
import { useIncomingPicture } from './incoming-picture.ts'
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
  const picture = useSelector(editing.desk, ({ context }) => context.picture)
  useIncomingPicture(editing.offer)
  return (
    <>
      {picture ? (
        <Workbench key={originalOf(picture.steps).id} editing={editing} picture={picture} />
      ) : (
        <ChoosePicture editing={editing} />
      )}
      <ReplaceQuestion editing={editing} />
    </>
  )
}

/** Asks before edits are lost to another picture. */
function ReplaceQuestion({ editing }: { editing: Editing }) {
  const t = useTranslations('pictures.editor')
  const offered = useSelector(editing.desk, ({ context }) => context.offered)
  return (
    <AlertDialog
      open={offered !== null}
      onOpenChange={(open) => {
        if (!open) editing.desk.send({ type: 'offer', file: null })
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{t('replaceTitle')}</AlertDialogTitle>
        <AlertDialogDescription>{t('replace')}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{t('keep')}</AlertDialogCancel>
          <AlertDialogAction variant="danger" onClick={() => offered && editing.open(offered)}>
            {t('replaceConfirm')}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
