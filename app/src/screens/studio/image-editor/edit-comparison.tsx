import { ImageComparison, SegmentedControl, Text } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { FullSizeView } from '../shared/images/full-size-view.tsx'
import { BlobImage } from '../shared/images/blob-image.tsx'
import { toCssRatio, getFrameStyle } from '../shared/images/image-frame.ts'
import type { Size } from '../shared/images/resize-image.ts'
import type { EditStep } from './edit-history.ts'

interface EditComparisonProps {
  /** Name of the image file. */
  name: string
  original: EditStep
  shown: EditStep
  /** Index of the shown edit. */
  number: number
  /** The next edit is being generated. */
  isWorking: boolean
}

const getAspectRatio = ({ width, height }: Size) => width / height

/** Images are overlaid only if their shapes look equal. */
const haveSimilarShape = (one: Size, other: Size) =>
  Math.abs(getAspectRatio(one) / getAspectRatio(other) - 1) < 0.03

/** Compares the original with the shown edit, side by side or with a slider. */
export function EditComparison({ name, original, shown, number, isWorking }: EditComparisonProps) {
  const t = useTranslations('images.editor')
  const [view, setView] = useState<'side-by-side' | 'slider'>('side-by-side')
  const before = useObjectUrl(original.blob)
  const after = useObjectUrl(shown.blob)
  const isSimilar = haveSimilarShape(original, shown)
  const shape = toCssRatio(original)
  const originalAlt = t('originalAlt', { name })
  const editedAlt = t('editedAlt', { instruction: shown.instruction ?? '' })

  if (shown === original && !isWorking)
    return (
      <figure className="grid gap-2">
        <div
          className="tile relative mx-auto w-full overflow-hidden rounded-tile"
          style={getFrameStyle(original)}
        >
          <BlobImage blob={original.blob} alt={originalAlt} ratio={shape} />
          <FullSizeView blob={original.blob} alt={originalAlt} />
        </div>
        <figcaption className="type-small text-center text-ink-muted">{t('original')}</figcaption>
      </figure>
    )
  const isSlider = view === 'slider' && isSimilar && !isWorking
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <SegmentedControl
          label={t('view')}
          labelHidden
          value={isSlider ? 'slider' : 'side-by-side'}
          onValueChange={setView}
          options={[
            { value: 'side-by-side', label: t('sideBySide') },
            { value: 'slider', label: t('slider'), disabled: !isSimilar || isWorking },
          ]}
        />
        {!isSimilar && !isWorking && (
          <Text size="small" tone="muted">
            {t('shapesDiffer')}
          </Text>
        )}
      </div>
      <ImageComparison
        view={isSlider ? 'slider' : 'side-by-side'}
        ratio={shape}
        before={{
          src: before ?? undefined,
          alt: originalAlt,
          caption: t('original'),
          cover: <FullSizeView blob={original.blob} alt={originalAlt} />,
        }}
        after={{
          src: isWorking ? undefined : (after ?? undefined),
          alt: isWorking ? '' : editedAlt,
          cover: !isWorking && <FullSizeView blob={shown.blob} alt={editedAlt} />,
          caption:
            isSlider || isWorking
              ? t('edited')
              : t('stepAlt', { count: number, instruction: shown.instruction ?? '' }),
        }}
        className="mx-auto w-full [&_img]:object-contain"
        style={isSlider ? getFrameStyle(original) : getPairStyle(original)}
      />
    </div>
  )
}

/** Frame of two images side by side. */
const getPairStyle = ({ width, height }: Size) => getFrameStyle({ width: width * 2, height })
