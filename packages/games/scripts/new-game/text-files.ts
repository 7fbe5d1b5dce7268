/** Returns the texts of the game, and its entry in the portal. */
export const listTextFiles = (id: string, title: string): Readonly<Record<string, string>> => ({
  'texts.ts': `import type { GameTexts, Locale } from '../../core/index.ts'

export interface GameOwnTexts extends GameTexts {
  lives: string
}

export const texts: Record<Locale, GameOwnTexts> = {
  en: {
    title: '${title}',
    tagline: 'Catch the coin while it shows its star.',
    keys: 'Press Space when the falling coin shows its star.',
    touch: 'Tap when the falling coin shows its star.',
    gamepad: 'Press A when the falling coin shows its star.',
    points: '10 points a catch, up to 50 for catches in a row.',
    lives: 'Lives',
  },
  ar: {
    title: 'رمي العملة',
    tagline: 'التقط العملة حين تظهر نجمتها.',
    keys: 'اضغط مفتاح المسافة حين تُظهر العملة الهابطة نجمتها.',
    touch: 'المس الشاشة حين تُظهر العملة الهابطة نجمتها.',
    gamepad: 'اضغط الزر A حين تُظهر العملة الهابطة نجمتها.',
    points: 'لكل التقاطة 10 نقاط، وتبلغ 50 إذا توالت.',
    lives: 'المحاولات',
  },
}
`,
  'manifest.ts': `import { forFourHours } from '../../manifest.ts'
import type { GameManifest } from '../../manifest.ts'

export const manifest = {
  id: '${id}',
  categoryId: 'puzzle',
  title: { en: '${title}', ar: 'رمي العملة' },
  tags: ['touch', 'one-button'],
  isFeatured: false,
  // A catch gives up to 50 points, and takes at least 51 steps of 1/60 s.
  maxScore: forFourHours(60),
} as const satisfies GameManifest
`,
  'portal-texts.ts': `import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'A coin spins above a courtyard at night. Watch its turns and catch it while its star faces you.',
    ar: 'عملة تدور فوق فناء في الليل. راقب دورانها والتقطها حين تواجهك نجمتها.',
  },
  howToPlay: {
    en: 'Press Space or tap when the falling coin shows its star. Catches in a row give more points; three misses end the game.',
    ar: 'اضغط مفتاح المسافة أو المس الشاشة حين تُظهر العملة الهابطة نجمتها. تزيد النقاط إذا توالت التقاطاتك، وتنتهي اللعبة بعد ثلاث محاولات فاشلة.',
  },
  levels: [
    { en: 'The coin spins a little faster.', ar: 'تدور العملة أسرع قليلًا.' },
    { en: 'A lighter coin, and a shorter moment.', ar: 'عملة أخف، ولحظة أقصر.' },
    { en: 'The star shows only for a blink.', ar: 'لا تظهر النجمة إلا لمحة.' },
    { en: 'Trust the rhythm: eyes are too slow.', ar: 'ثق بالإيقاع، فالعين أبطأ منه.' },
  ],
}
`,
})
