import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@saha/ui/dropdown-menu'
import { IconButton } from '@saha/ui/icon-button'
import { CopyIcon } from '@saha/ui/icons/copy'
import { MoreIcon } from '@saha/ui/icons/more'
import { TrashIcon } from '@saha/ui/icons/trash'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { more: 'More actions', copy: 'Copy link', remove: 'Remove from my games' },
  ar: { more: 'أفعال أخرى', copy: 'انسخ الرابط', remove: 'أزلها من ألعابي' },
}

export default function AlignedToEnd() {
  const { more, copy, remove } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'flex', justifyContent: 'end' }}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton icon={MoreIcon} label={more} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem icon={CopyIcon}>{copy}</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={TrashIcon} variant="danger">
            {remove}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}
