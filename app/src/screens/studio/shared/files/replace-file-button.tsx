import { Button, UploadIcon } from '@saha/ui'
import { useRef } from 'react'

interface ReplaceFileButtonProps {
  /** Accepted types, as in `image/*`. */
  accept: string
  label: string
  onChoose: (file: File) => void
}

/** Opens the file picker to replace the current file. */
export function ReplaceFileButton({ accept, label, onChoose }: ReplaceFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // Otherwise choosing the same file again fires no `change` event.
          target.value = ''
        }}
      />
      <Button size="small" variant="quiet" startIcon={UploadIcon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
