import { missionTexts } from './mission-texts.ts'
import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'

export interface Texts extends GameTexts {
  time: string
  overtaken: string
  distance: string
  streak: string
  speed: string
  /** `{n}` is the number. */
  kilometres: string
  kilometresAnHour: string
  close: string
  drift: string
  flight: string
  gate: string
  /** Said when the time runs out and the engine stops. */
  empty: string
  go: string
}

export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Dune Rally',
    tagline: 'Race the moonlit dunes from gate to gate.',
    keys: 'Arrows or A and D steer, down brakes. Hold into a bend to drift; release for a boost. Water is time.',
    touch:
      'Hold the side you want to go to, or drag. Hold into a bend to drift; release for a boost. Water is time.',
    gamepad: 'The stick steers, A brakes. Hold into a bend to drift; release for a boost. Water is time.',
    over: 'Out of time',
    points: 'Every feat pays by your streak. A gate gives 250, each second left 20.',
    missions: missionTexts.en,
    time: 'Time',
    overtaken: 'Cars passed',
    distance: 'Distance',
    streak: 'Best streak',
    speed: 'Top speed',
    kilometres: '{n} km',
    kilometresAnHour: '{n} km/h',
    close: 'Close!',
    drift: 'Drift!',
    flight: 'Big air!',
    gate: 'Gate {n}',
    empty: 'Roll on!',
    go: 'Go!',
  },
  ar: {
    title: 'رالي الكثبان',
    tagline: 'سابق الريح بين الكثبان تحت ضوء القمر، من بوابة إلى بوابة.',
    keys: 'وجّه بالأسهم أو A وD، والسهم السفلي للكبح. اثبت على المنعطف لتنزلق، ثم أفلت لتنطلق. والماء وقت.',
    touch: 'المس الجهة التي تقصدها أو اسحب. اثبت على المنعطف لتنزلق، ثم أفلت لتنطلق. والماء وقت.',
    gamepad: 'وجّه بالعصا، والزر A للكبح. اثبت على المنعطف لتنزلق، ثم أفلت لتنطلق. والماء وقت.',
    over: 'انتهى الوقت',
    points: 'كل مهارة تكسبك أكثر مع سلسلتك. للبوابة 250، ولكل ثانية باقية 20.',
    missions: missionTexts.ar,
    time: 'الوقت',
    overtaken: 'سيارات تجاوزتها',
    distance: 'المسافة',
    streak: 'أعلى سلسلة',
    speed: 'أعلى سرعة',
    kilometres: '{n} كم',
    kilometresAnHour: '{n} كم/س',
    close: 'بشعرة!',
    drift: 'انزلاق بارع!',
    flight: 'تحليق!',
    gate: 'البوابة {n}',
    empty: 'هيّا، بقي القليل!',
    go: 'انطلق!',
  },
}

export const secondsWon: PluralForms = {
  en: { one: '{n} more second', other: '{n} more seconds' },
  ar: {
    zero: 'لا وقت إضافيًا',
    one: 'ثانية إضافية',
    two: 'ثانيتان إضافيتان',
    few: '{n} ثوانٍ إضافية',
    many: '{n} ثانية إضافية',
    other: '{n} ثانية إضافية',
  },
}

export const secondsLeft: PluralForms = {
  en: { one: '{n} second left', other: '{n} seconds left' },
  ar: {
    zero: 'انتهى الوقت',
    one: 'بقيت ثانية واحدة',
    two: 'بقيت ثانيتان',
    few: 'بقيت {n} ثوانٍ',
    many: 'بقيت {n} ثانية',
    other: 'بقيت {n} ثانية',
  },
}
