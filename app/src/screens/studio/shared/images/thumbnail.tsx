import { BlobImage } from './blob-image.tsx'

interface ThumbnailProps {
  blob: Blob
  label: string
  isShown: boolean
  disabled?: boolean
  onShow: () => void
}

/** Button that shows an image in large. */
export const Thumbnail = ({ blob, label, isShown, disabled = false, onShow }: ThumbnailProps) => (
  <button
    type="button"
    aria-label={label}
    aria-current={isShown}
    disabled={disabled}
    onClick={onShow}
    // The wider border marks the shown image in forced colors too.
    className={`block size-20 overflow-hidden rounded-control ${isShown ? 'border-4 border-link' : 'border border-line'}`}
  >
    <BlobImage blob={blob} alt="" ratio="1 / 1" />
  </button>
)
