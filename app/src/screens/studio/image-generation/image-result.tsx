import { Button, WandIcon, IconButton, TrashIcon, RetryIcon, UserText } from '@saha/ui'
import { useRequest } from '@saha/machines/react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { ImageRatio } from '../../../adapters/gemini/client/models.ts'
import { useLocale } from '../../../i18n/index.ts'
import { links } from '../../../routing/links.ts'
import { handOver } from '../shared/send-to/hand-over.ts'
import { SendTo } from '../shared/send-to/send-to.tsx'
import { toFile } from '../shared/files/to-file.ts'
import { BlobImage } from '../shared/images/blob-image.tsx'
import { toCssRatio, getFrameStyle, parseRatio } from '../shared/images/image-frame.ts'
import { ImageActions } from '../shared/images/image-actions.tsx'
import { ImageFailure } from '../shared/images/image-failure.tsx'
import { EmptyPlaceholder, LoadingPlaceholder } from '../shared/images/image-placeholder.tsx'
import { FullSizeView } from '../shared/images/full-size-view.tsx'
import type { ImagePrompt } from './image-prompt-form.tsx'
import { getShownImage, type GeneratedImage } from './image-generation.state.ts'
import type { ImageGenerationActors } from './image-generation.actors.ts'

interface ImageResultProps {
  actors: ImageGenerationActors
  /** Aspect ratio that is selected for the next image. */
  ratio: ImageRatio
  onRetry: () => void
  onReuse: (description: ImagePrompt) => void
  /** The last image was removed. */
  onEmpty: () => void
}

/** Shows the image, its placeholder, its progress or its failure. */
export function ImageResult({ actors, ratio, onRetry, ...rest }: ImageResultProps) {
  const t = useTranslations('images.generation')
  const { status, failure, question } = useRequest(actors.request)
  const gallery = useSyncExternalStore(actors.gallery.subscribe, actors.gallery.get)
  const shown = getShownImage(gallery) ?? (status === 'idle' ? gallery.images[0] : null)

  if (shown) return <ShownImage key={shown.id} image={shown} actors={actors} {...rest} />
  if (failure)
    return (
      <ImageFailure
        title={t('failed')}
        failure={failure}
        hints={{ blocked: t('blockedHint'), empty: t('emptyHint') }}
        onRetry={onRetry}
      />
    )
  const size = parseRatio((status === 'working' && question?.aspectRatio) || ratio)
  if (status === 'working') return <LoadingPlaceholder size={size} />
  return (
    <EmptyPlaceholder size={size} title={t('emptyTitle')}>
      {t('empty')}
    </EmptyPlaceholder>
  )
}

interface ShownImageProps extends Pick<ImageResultProps, 'actors' | 'onReuse' | 'onEmpty'> {
  image: GeneratedImage
}

function ShownImage({ image, actors, onReuse, onEmpty }: ShownImageProps) {
  const t = useTranslations('images.generation')
  const to = links(useLocale())
  const { id, prompt, ratio, blob } = image
  const size = parseRatio(ratio)

  function remove() {
    actors.remove(id)
    if (actors.gallery.get().images.length === 0) onEmpty()
  }

  return (
    <figure className="grid gap-4">
      <div className="tile relative mx-auto w-full overflow-hidden rounded-tile" style={getFrameStyle(size)}>
        <BlobImage blob={blob} alt={prompt} ratio={toCssRatio(size)} className="[&_img]:object-contain" />
        <FullSizeView blob={blob} alt={prompt} />
      </div>
      <figcaption className="max-w-prose text-ink-muted">
        <UserText lines={3}>{prompt}</UserText>
      </figcaption>
      <ImageActions blob={blob} description={prompt}>
        <Button asChild startIcon={WandIcon}>
          <a
            href={to.tool('image-editor')}
            onClick={() => handOver('image-editor', { file: toFile(blob, prompt) })}
          >
            {t('edit')}
          </a>
        </Button>
        <SendTo
          tools={{
            chatbot: () => ({ file: toFile(blob, prompt) }),
            'video-generation': () => ({ file: toFile(blob, prompt) }),
          }}
        />
        <Button variant="quiet" startIcon={RetryIcon} onClick={() => onReuse({ prompt, ratio })}>
          {t('reuse')}
        </Button>
        <IconButton variant="quiet" icon={TrashIcon} label={t('remove')} onClick={remove} />
      </ImageActions>
    </figure>
  )
}
