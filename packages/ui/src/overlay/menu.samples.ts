import type { IconSource } from '../icon/index.ts'
import { CopyIcon, MailIcon, ShareIcon } from '../icons/index.ts'

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

export const placeIcons: readonly IconSource[] = [CopyIcon, ShareIcon, MailIcon]
