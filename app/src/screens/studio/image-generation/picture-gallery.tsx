import { Heading, Text } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import { galleryLimit } from './gallery.ts'
import type { Generation } from './generation.ts'

/** The pictures of this visit, each one press away. */
export function PictureGallery({ gallery }: Pick<Generation, 'gallery'>) {
  const t = useTranslations('pictures.generation')
  const { pictures, shownId } = useSelector(gallery, ({ context }) => context)
  const id = useId()
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <Heading level={2} size="subheading" id={id}>
          {t('gallery')}
        </Heading>
        <Text size="small" tone="muted">
          {t('galleryHint', { count: galleryLimit })}
        </Text>
      </div>
      <ul className="flex flex-wrap gap-3">
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
      </ul>
    </section>
  )
}
