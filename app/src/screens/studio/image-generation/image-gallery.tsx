import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ResultGallery } from '../shared/result-gallery.tsx'
import { Thumbnail } from '../shared/images/thumbnail.tsx'
import { galleryLimit } from './image-generation.state.ts'
import type { ImageGenerationActors } from './image-generation.actors.ts'

export function ImageGallery({ gallery }: Pick<ImageGenerationActors, 'gallery'>) {
  const t = useTranslations('images.generation')
  const { images, shownId } = useSyncExternalStore(gallery.subscribe, gallery.get)
  if (images.length === 0) return null
  return (
    <ResultGallery title={t('gallery')} hint={t('galleryHint', { count: galleryLimit })}>
      {images.map((image) => (
        <li key={image.id}>
          <Thumbnail
            blob={image.blob}
            label={t('show', { prompt: image.prompt })}
            isShown={image.id === shownId}
            onShow={() => gallery.send({ type: 'show', id: image.id })}
          />
        </li>
      ))}
    </ResultGallery>
  )
}
