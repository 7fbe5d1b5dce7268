import { BlobImage } from './blob-image.tsx'

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
    // Also where colors are not ours, the frame of the one that is shown is the wider one.
    className={`block size-20 overflow-hidden rounded-control ${isShown ? 'border-4 border-link' : 'border border-line'}`}
  >
    <BlobImage blob={blob} alt="" ratio="1 / 1" />
  </button>
)
