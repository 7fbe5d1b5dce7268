import { Dialog, DialogContent, DialogTitle, DialogTrigger, FullscreenIcon, UserText } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../../i18n/index.ts'
import { useObjectUrl } from '../../../../platform/use-object-url.ts'

interface FullSizeViewProps {
  blob: Blob
  alt: string
}

/** Covers an image with a button that opens it in full size. The parent must be positioned. */
export function FullSizeView({ blob, alt }: FullSizeViewProps) {
  const t = useTranslations('images')
  return (
    <Dialog>
      <DialogTrigger asChild>
        <button
          type="button"
          aria-label={t('whole', { alt: isolate(alt) })}
          className="absolute inset-0 cursor-zoom-in rounded-[inherit] focus-visible:focus-ring-inside"
        >
          <span className="absolute end-2 bottom-2 grid size-9 place-items-center rounded-control border border-line-strong bg-surface text-ink">
            <FullscreenIcon size={1.25} />
          </span>
        </button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined} className="w-fit max-w-[calc(100%-1rem)] min-w-64">
        <DialogTitle>
          <UserText lines={2} className="type-label">
            {alt}
          </UserText>
        </DialogTitle>
        <FullSizeImage blob={blob} alt={alt} />
      </DialogContent>
    </Dialog>
  )
}

function FullSizeImage({ blob, alt }: FullSizeViewProps) {
  const url = useObjectUrl(blob)
  return (
    <img
      src={url ?? undefined}
      alt={alt}
      className="mx-auto max-h-[calc(100dvh-9rem)] max-w-full rounded-control object-contain"
    />
  )
}
