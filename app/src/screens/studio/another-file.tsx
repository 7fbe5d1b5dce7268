import { Button, UploadIcon } from '@saha/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'

/** Opens the system's picker for a picture in the place of this one. */
export function AnotherPicture({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useTranslations('pictures.editor')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button size="small" variant="quiet" startIcon={UploadIcon} onClick={() => input.current?.click()}>
        {t('another')}
      </Button>
    </>
  )
}
