import { Button, UploadIcon } from '@saha/ui'
import { useRef } from 'react'

interface ReplaceFileButtonProps {
  /** Of which kind, as `image/*`. */
  accept: string
  label: string
  onChoose: (file: File) => void
}

/** Opens the system's picker for a file in the place of this one. */
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
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button size="small" variant="quiet" startIcon={UploadIcon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
