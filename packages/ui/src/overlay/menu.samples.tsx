import { useState } from 'react'
import type { IconSource } from '../icon/index.ts'
import { CloseIcon, CopyIcon, FullscreenIcon, LinkIcon, MailIcon, ShareIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import type { MenuParts, MenuSubProps } from './menu-parts.tsx'

interface MenuSamples {
  open: string
  area: string
  play: string
  share: string
  places: readonly string[]
  view: string
  sound: string
  captions: string
  quality: string
  qualities: readonly string[]
  remove: string
}

/** Menu texts for a game, in both languages. */
export const menuSamples: { en: MenuSamples; ar: MenuSamples } = {
  en: {
    open: 'More',
    area: 'Right-click or press and hold here',
    play: 'Play in full screen',
    share: 'Share',
    places: ['Copy link', 'WhatsApp', 'Email'],
    view: 'While you play',
    sound: 'Sound',
    captions: 'Captions',
    quality: 'Picture',
    qualities: ['Automatic', 'Sharp', 'Light on data'],
    remove: 'Remove from my games',
  },
  ar: {
    open: 'المزيد',
    area: 'انقر هنا بالزر الثانوي أو اضغط مطوّلًا',
    play: 'العب ملء الشاشة',
    share: 'مشاركة',
    places: ['انسخ الرابط', 'واتساب', 'البريد'],
    view: 'أثناء اللعب',
    sound: 'الصوت',
    captions: 'النص المكتوب',
    quality: 'الصورة',
    qualities: ['تلقائية', 'واضحة', 'موفّرة للبيانات'],
    remove: 'أزلها من ألعابي',
  },
}

const placeIcons: readonly IconSource[] = [CopyIcon, ShareIcon, MailIcon]

/** Returns items of every kind. The hook holds their state, because a closing menu unmounts them. */
export function useSampleItems(
  { CheckboxItem, Item, Label, RadioGroup, RadioItem, Separator, Sub, SubContent, SubTrigger }: MenuParts,
  sub?: MenuSubProps,
) {
  const words = useSample(menuSamples)
  const [sound, setSound] = useState(true)
  const [quality, setQuality] = useState('0')
  return (
    <>
      <Item icon={FullscreenIcon} shortcut="Shift+F">
        {words.play}
      </Item>
      <Sub {...sub}>
        <SubTrigger icon={ShareIcon}>{words.share}</SubTrigger>
        <SubContent>
          {words.places.map((place, at) => (
            <Item key={place} icon={placeIcons[at] ?? LinkIcon}>
              {place}
            </Item>
          ))}
        </SubContent>
      </Sub>
      <Separator />
      <Label>{words.view}</Label>
      <CheckboxItem checked={sound} onCheckedChange={setSound} shortcut="M">
        {words.sound}
      </CheckboxItem>
      <CheckboxItem disabled>{words.captions}</CheckboxItem>
      <Separator />
      <Label>{words.quality}</Label>
      <RadioGroup aria-label={words.quality} value={quality} onValueChange={setQuality}>
        {words.qualities.map((name, at) => (
          <RadioItem key={name} value={String(at)}>
            {name}
          </RadioItem>
        ))}
      </RadioGroup>
      <Separator />
      <Item variant="danger" icon={CloseIcon}>
        {words.remove}
      </Item>
    </>
  )
}
