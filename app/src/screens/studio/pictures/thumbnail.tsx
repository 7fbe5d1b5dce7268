import { BlobPicture } from './blob-picture.tsx'

interface ThumbnailProps {
  blob: Blob
  /** What a press shows. */
  label: string
  isShown: boolean
  disabled?: boolean
  onShow: () => void
}

/** A small picture that brings its large one. */
export const Thumbnail = ({ blob, label, isShown, disabled = false, onShow }: ThumbnailProps) => (
  <button
    type="button"
    aria-label={label}
    aria-current={isShown}
    disabled={disabled}
    onClick={onShow}
    className="block size-20 cursor-pointer overflow-hidden rounded-control border-2 border-line p-0.5 hover:border-ink disabled:cursor-not-allowed disabled:opacity-55 aria-[current=true]:border-link aria-[current=true]:shadow-[0_0_0_2px_var(--saha-color-link)]"
  >
    <BlobPicture
      blob={blob}
      alt=""
      ratio="1 / 1"
      className="rounded-[calc(var(--saha-radius-control)-4px)]"
    />
  </button>
)
