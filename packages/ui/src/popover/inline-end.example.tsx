import { Button } from '@saha/ui/button'
import { CopyButton } from '@saha/ui/copy-button'
import { Popover, PopoverContent, PopoverDescription, PopoverTitle, PopoverTrigger } from '@saha/ui/popover'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { invite: 'Invite a friend', title: 'Play together', text: 'Your code: SAHA-482', copy: 'Copy code' },
  ar: { invite: 'ادعُ صديقًا', title: 'العبا معًا', text: 'رمزك: SAHA-482', copy: 'انسخ الرمز' },
}

export default function InlineEnd() {
  const { invite, title, text, copy } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>{invite}</Button>
      </PopoverTrigger>
      <PopoverContent side="inline-end" align="start">
        <PopoverTitle>{title}</PopoverTitle>
        <PopoverDescription>{text}</PopoverDescription>
        <CopyButton size="small" label={copy} value="SAHA-482" />
      </PopoverContent>
    </Popover>
  )
}
