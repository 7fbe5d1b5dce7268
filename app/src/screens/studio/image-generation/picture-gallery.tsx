import { useSelector } from '@xstate/react'
import { useTranslations } from 'use-intl'
import { Gallery } from '../gallery.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import { galleryLimit } from './gallery.ts'
import type { Generation } from './generation.ts'

/** The pictures of this visit. */
export function PictureGallery({ gallery }: Pick<Generation, 'gallery'>) {
  const t = useTranslations('pictures.generation')
  const { pictures, shownId } = useSelector(gallery, ({ context }) => context)
  if (pictures.length === 0) return null
  return (
    <Gallery title={t('gallery')} hint={t('galleryHint', { count: galleryLimit })}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Thumbnail
            blob={picture.blob}
            label={t('show', { prompt: picture.prompt })}
            isShown={picture.id === shownId}
            onShow={() => gallery.send({ type: 'show', id: picture.id })}
          />
        </li>
      ))}
    </Gallery>
  )
}
