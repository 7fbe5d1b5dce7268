import { IconButton } from '@saha/ui/icon-button'
import { LinkIcon } from '@saha/ui/icons/link'
import { PromptInput } from '@saha/ui/prompt-input'
import { useKit } from '@saha/ui/provider'
import { Tag } from '@saha/ui/tag'

const texts = {
  en: {
    label: 'Your message',
    placeholder: 'Ask about the image…',
    file: 'screenshot.png',
    attach: 'Attach a link',
  },
  ar: { label: 'رسالتك', placeholder: 'اسأل عن الصورة…', file: 'screenshot.png', attach: 'أرفق رابطًا' },
}

export default function WithAttachment() {
  const { label, placeholder, file, attach } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <PromptInput
      label={label}
      placeholder={placeholder}
      onSend={() => {}}
      allowBlank
      attachments={<Tag>{file}</Tag>}
      tools={<IconButton size="small" variant="quiet" icon={LinkIcon} label={attach} />}
    />
  )
}
