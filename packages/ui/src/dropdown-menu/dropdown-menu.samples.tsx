import { Button } from '../button/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import type { MenuSubProps } from '../overlay/menu-parts.tsx'
import { menuSamples, useSampleItems } from '../overlay/menu.samples.tsx'
import { useSample } from '../testing/sample.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  dropdownMenuParts,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
} from './dropdown-menu.tsx'

type SampleProps = DropdownMenuProps & {
  content?: DropdownMenuContentProps
  sub?: MenuSubProps
}

/** A menu with every kind of item. */
export function Sample({ content, sub, ...props }: SampleProps) {
  const { open } = useSample(menuSamples)
  const items = useSampleItems(dropdownMenuParts, sub)
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <Button endIcon={ChevronDownIcon}>{open}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...content}>{items}</DropdownMenuContent>
    </DropdownMenu>
  )
}
