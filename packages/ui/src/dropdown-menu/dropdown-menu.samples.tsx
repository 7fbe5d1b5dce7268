import { useState } from 'react'
import { Button } from '../button/index.ts'
import { menuSamples, placeIcons } from '../overlay/menu.samples.ts'
import { useSample } from '../testing/sample.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
  type DropdownMenuProps,
  type DropdownMenuSubProps,
} from './index.ts'
import { ChevronDownIcon, CloseIcon, FullscreenIcon, LinkIcon, ShareIcon } from '../icons/index.ts'

type SampleProps = DropdownMenuProps & {
  content?: DropdownMenuContentProps
  sub?: DropdownMenuSubProps
}

/** A menu with every kind of item. */
export function Sample({ content, sub, ...props }: SampleProps) {
  const words = useSample(menuSamples)
  const [sound, setSound] = useState(true)
  const [quality, setQuality] = useState('0')
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <Button endIcon={ChevronDownIcon}>{words.open}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...content}>
        <DropdownMenuItem icon={FullscreenIcon} shortcut="Shift+F">
          {words.play}
        </DropdownMenuItem>
        <DropdownMenuSub {...sub}>
          <DropdownMenuSubTrigger icon={ShareIcon}>{words.share}</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            {words.places.map((place, at) => (
              <DropdownMenuItem key={place} icon={placeIcons[at] ?? LinkIcon}>
                {place}
              </DropdownMenuItem>
            ))}
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{words.view}</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked={sound} onCheckedChange={setSound} shortcut="M">
          {words.sound}
        </DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem disabled>{words.captions}</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{words.quality}</DropdownMenuLabel>
        <DropdownMenuRadioGroup aria-label={words.quality} value={quality} onValueChange={setQuality}>
          {words.qualities.map((name, at) => (
            <DropdownMenuRadioItem key={name} value={String(at)}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="danger" icon={CloseIcon}>
          {words.remove}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
