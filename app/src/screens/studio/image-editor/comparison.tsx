import { ImageComparison, SegmentedControl, Text } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { WholePicture } from '../pictures/whole-picture.tsx'
import { BlobPicture } from '../pictures/blob-picture.tsx'
import { cssRatio, frameWidth } from '../pictures/frame.ts'
import type { Size } from '../pictures/draw.ts'
import type { Step } from './steps.ts'

interface ComparisonProps {
  /** What the picture is called. */
  name: string
  original: Step
  shown: Step
  /** Of the shown edit. */
  number: number
  /** The next edit is on its way. */
  isWorking: boolean
}

const shapeOf = ({ width, height }: Size) => width / height

/** Two pictures lie over each other only where nobody sees that their shapes differ. */
const areAlike = (one: Size, other: Size) => Math.abs(shapeOf(one) / shapeOf(other) - 1) < 0.03

/** The original with what became of it: beside each other, or one over the other with a divider. */
export function Comparison({ name, original, shown, number, isWorking }: ComparisonProps) {
  const t = useTranslations('pictures.editor')
  const [view, setView] = useState<'side-by-side' | 'slider'>('side-by-side')
  const before = useObjectUrl(original.blob)
  const after = useObjectUrl(shown.blob)
  const alike = areAlike(original, shown)
  const shape = cssRatio(original)
  const originalAlt = t('originalAlt', { name })
  const editedAlt = t('editedAlt', { instruction: shown.instruction ?? '' })

  if (shown === original && !isWorking)
    return (
      <figure className="grid gap-2">
        <div
          className="tile relative mx-auto w-full overflow-hidden rounded-tile"
          style={frameWidth(original)}
        >
          <BlobPicture blob={original.blob} alt={originalAlt} ratio={shape} />
          <WholePicture blob={original.blob} alt={originalAlt} />
        </div>
        <figcaption className="type-small text-center text-ink-muted">{t('original')}</figcaption>
      </figure>
    )
  const isSlider = view === 'slider' && alike && !isWorking
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <SegmentedControl
          legend={t('view')}
          legendHidden
          value={isSlider ? 'slider' : 'side-by-side'}
          onValueChange={setView}
          options={[
            { value: 'side-by-side', label: t('sideBySide') },
            { value: 'slider', label: t('slider'), disabled: !alike || isWorking },
          ]}
        />
        {!alike && !isWorking && (
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
          cover: <WholePicture blob={original.blob} alt={originalAlt} />,
        }}
        after={{
          src: isWorking ? undefined : (after ?? undefined),
          alt: isWorking ? '' : editedAlt,
          cover: !isWorking && <WholePicture blob={shown.blob} alt={editedAlt} />,
          caption:
            isSlider || isWorking
              ? t('edited')
              : t('stepAlt', { count: number, instruction: shown.instruction ?? '' }),
        }}
        className="mx-auto w-full [&_img]:object-contain"
        style={isSlider ? frameWidth(original) : pairWidth(original)}
      />
    </div>
  )
}

/** Two of them beside each other. */
const pairWidth = ({ width, height }: Size) => frameWidth({ width: width * 2, height })
