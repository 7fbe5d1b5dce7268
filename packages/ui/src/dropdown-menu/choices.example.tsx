import { Button } from '@saha/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@saha/ui/dropdown-menu'
import { ChevronDownIcon } from '@saha/ui/icons/chevron-down'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { sort: 'Sort by', orders: { newest: 'Newest', best: 'Best rated', name: 'Name' } },
  ar: { sort: 'رتّب حسب', orders: { newest: 'الأحدث', best: 'الأعلى تقييمًا', name: 'الاسم' } },
}

export default function Choices() {
  const { sort, orders } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [order, setOrder] = useState('newest')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button endIcon={ChevronDownIcon}>{sort}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup aria-label={sort} value={order} onValueChange={setOrder}>
          {Object.entries(orders).map(([value, name]) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
