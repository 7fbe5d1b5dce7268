import {
  Button,
  WandIcon,
  IconButton,
  TrashIcon,
  RetryIcon,
  UserText,
  firstCharacters,
  visibleLine,
} from '@saha/ui'
import { selectQuestion, selectRequestStatus } from '@saha/machines/request'
import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import type { PictureRatio } from '../../../adapters/gemini/models.ts'
import { useLocale } from '../../../i18n/index.ts'
import { links } from '../../../routing/links.ts'
import { useSession } from '../../../features/session/session.tsx'
import { startEditing } from '../image-editor/editing.ts'
import { endingOf } from '../file-name.ts'
import { BlobPicture } from '../pictures/blob-picture.tsx'
import { cssRatio, frameWidth, sizeOfRatio } from '../pictures/frame.ts'
import { PictureActions } from '../pictures/picture-actions.tsx'
import { PictureFailure } from '../pictures/picture-failure.tsx'
import { EmptyPlace, WaitingPlace } from '../pictures/picture-place.tsx'
import { WholePicture } from '../pictures/whole-picture.tsx'
import type { PictureDescription } from './description.tsx'
import { shownIn, type MadePicture } from './gallery.ts'
import type { Generation } from './generation.ts'

interface PictureStageProps {
  generation: Generation
  /** The shape that is chosen for the next picture. */
  ratio: PictureRatio
  onRetry: () => void
  onReuse: (description: PictureDescription) => void
  /** The last picture was removed. */
  onEmpty: () => void
}

/** A picture as if it had been chosen from the disk. */
const fileOf = ({ blob, prompt }: MadePicture) =>
  new File(
    [blob],
    `${firstCharacters(visibleLine(prompt).replaceAll(/[/\\]/g, ' '), 60)}.${endingOf(blob.type)}`,
    { type: blob.type },
  )

/** The place of the picture: empty in the chosen shape, on its way, failed, or there. */
export function PictureStage({ generation, ratio, onRetry, ...rest }: PictureStageProps) {
  const t = useTranslations('pictures.generation')
  const { request, gallery } = generation
  const status = useSelector(request, selectRequestStatus)
  const failure = useSelector(request, ({ context }) => context.failure)
  const question = useSelector(request, selectQuestion)
  const pictures = useSelector(gallery, ({ context }) => context)
  const shown = shownIn(pictures) ?? (status === 'idle' ? pictures.pictures[0] : null)

  if (shown) return <ShownPicture key={shown.id} picture={shown} generation={generation} {...rest} />
  if (failure)
    return (
      <PictureFailure
        title={t('failed')}
        failure={failure}
        hints={{ blocked: t('blockedHint'), empty: t('emptyHint') }}
        onRetry={onRetry}
      />
    )
  const size = sizeOfRatio((status === 'working' && question?.aspectRatio) || ratio)
  if (status === 'working') return <WaitingPlace size={size} />
  return (
    <EmptyPlace size={size} title={t('emptyTitle')}>
      {t('empty')}
    </EmptyPlace>
  )
}

interface ShownPictureProps extends Pick<PictureStageProps, 'generation' | 'onReuse' | 'onEmpty'> {
  picture: MadePicture
}

function ShownPicture({ picture, generation: { gallery }, onReuse, onEmpty }: ShownPictureProps) {
  const t = useTranslations('pictures.generation')
  const to = links(useLocale())
  const editing = useSession().kept(startEditing)
  const { id, prompt, ratio, blob } = picture
  const size = sizeOfRatio(ratio)

  function remove() {
    gallery.send({ type: 'remove', id })
    if (gallery.getSnapshot().context.pictures.length === 0) onEmpty()
  }

  return (
    <figure className="grid gap-4">
      <div className="tile relative mx-auto w-full overflow-hidden rounded-tile" style={frameWidth(size)}>
        <BlobPicture blob={blob} alt={prompt} ratio={cssRatio(size)} className="[&_img]:object-contain" />
        <WholePicture blob={blob} alt={prompt} />
      </div>
      <figcaption className="max-w-prose text-ink-muted">
        <UserText text={prompt} lines={3} />
      </figcaption>
      <PictureActions blob={blob} words={prompt}>
        <Button asChild startIcon={WandIcon}>
          <a href={to.tool('image-editor')} onClick={() => editing.offer(fileOf(picture))}>
            {t('edit')}
          </a>
        </Button>
        <Button variant="quiet" startIcon={RetryIcon} onClick={() => onReuse({ prompt, ratio })}>
          {t('reuse')}
        </Button>
        <IconButton variant="quiet" icon={TrashIcon} label={t('remove')} onClick={remove} />
      </PictureActions>
    </figure>
  )
}
