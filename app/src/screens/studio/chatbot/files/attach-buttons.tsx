import { Button, CameraIcon, PlusIcon } from '@saha/ui'
import { useRef, type InputHTMLAttributes } from 'react'
import { useTranslations } from 'use-intl'

interface PickerProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple' | 'capture'> {
  label: string
  icon: typeof PlusIcon
  className?: string
  onFiles: (files: readonly File[]) => void
}

function PickerButton({ label, icon, className, onFiles, ...input }: PickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        {...input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Otherwise choosing the same file again fires no `change` event.
          target.value = ''
        }}
      />
      <Button
        size="small"
        variant="quiet"
        startIcon={icon}
        {...(className ? { className } : {})}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

/** Chooses files; on touch screens also takes a photo. */
export function AttachButtons({ onFiles }: Pick<PickerProps, 'onFiles'>) {
  const t = useTranslations('chatbot.files')
  return (
    <>
      <PickerButton
        label={t('add')}
        icon={PlusIcon}
        accept="image/*,audio/*,video/mp4,video/webm,application/pdf,.pdf,text/*,.md,.csv,.json,.js,.ts,.py"
        multiple
        onFiles={onFiles}
      />
      <PickerButton
        label={t('camera')}
        icon={CameraIcon}
        accept="image/*"
        capture="environment"
        className="hidden coarse:inline-flex"
        onFiles={onFiles}
      />
    </>
  )
}
