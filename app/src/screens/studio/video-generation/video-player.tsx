import { Button, DownloadIcon, IconButton, PlusIcon, RetryIcon, Text, TrashIcon, UserText } from '@saha/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { toCssRatio, getFrameStyle, parseRatio } from '../shared/images/image-frame.ts'
import type { GeneratedVideo } from './video-generation.state.ts'

interface VideoPlayerProps {
  video: GeneratedVideo
  onAnother: () => void
  onReuse: () => void
  onRemove: () => void
}

/** Plays a generated video, with actions to download, reuse and remove it. */
export function VideoPlayer({
  video: { prompt, ratio, blob },
  onAnother,
  onReuse,
  onRemove,
}: VideoPlayerProps) {
  const t = useTranslations('videoGeneration')
  const url = useObjectUrl(blob)
  const [unplayable, setUnplayable] = useState(false)
  const size = parseRatio(ratio)
  const name = prompt === '' ? t('videoOfPicture') : t('video', { prompt })
  return (
    <figure className="grid gap-4">
      <div
        className="tile mx-auto w-full overflow-hidden rounded-tile bg-night"
        style={{ ...getFrameStyle(size), aspectRatio: toCssRatio(size) }}
      >
        {url !== null && (
          // Generated videos have no captions.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            controls
            playsInline
            aria-label={name}
            src={url}
            className="block size-full object-contain"
            onError={() => setUnplayable(true)}
          />
        )}
      </div>
      {unplayable && (
        <Text role="alert" size="small" tone="danger">
          {t('unplayable')}
        </Text>
      )}
      {prompt !== '' && (
        <figcaption className="max-w-prose text-ink-muted">
          <UserText lines={3}>{prompt}</UserText>
        </figcaption>
      )}
      <div className="flex flex-wrap gap-3">
        <Button asChild startIcon={DownloadIcon}>
          <a href={url ?? undefined} download="generated-video.mp4">
            {t('download')}
          </a>
        </Button>
        <Button startIcon={PlusIcon} onClick={onAnother}>
          {t('another')}
        </Button>
        {prompt !== '' && (
          <Button variant="quiet" startIcon={RetryIcon} onClick={onReuse}>
            {t('reuse')}
          </Button>
        )}
        <IconButton variant="quiet" icon={TrashIcon} label={t('remove')} onClick={onRemove} />
      </div>
    </figure>
  )
}
