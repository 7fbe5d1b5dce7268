import { points, times } from '../../core/index.ts'
import type { Locale, MissionText, PluralForms } from '../../core/index.ts'

const guests: PluralForms = {
  en: { one: '{n} guest', other: '{n} guests' },
  ar: {
    zero: 'لا ضيفات',
    one: 'ضيفة واحدة',
    two: 'ضيفتين',
    few: '{n} ضيفات',
    many: '{n} ضيفة',
    other: '{n} ضيفة',
  },
}
const stamps: PluralForms = {
  en: { one: '{n} stamp', other: '{n} stamps' },
  ar: {
    zero: 'لا أختام',
    one: 'ختمًا واحدًا',
    two: 'ختمين',
    few: '{n} أختام',
    many: '{n} ختمًا',
    other: '{n} ختم',
  },
}
const patterns: PluralForms = {
  en: { one: '{n} pattern', other: '{n} patterns' },
  ar: {
    zero: 'لا نقوش',
    one: 'نقشة واحدة',
    two: 'نقشتين',
    few: '{n} نقوش',
    many: '{n} نقشة',
    other: '{n} نقشة',
  },
}
const hands: PluralForms = {
  en: { one: '{n} perfect hand', other: '{n} perfect hands' },
  ar: {
    zero: 'لا يد متقنة',
    one: 'يدًا متقنة',
    two: 'يدين متقنتين',
    few: '{n} أيدٍ متقنة',
    many: '{n} يدًا متقنة',
    other: '{n} يد متقنة',
  },
}

type MissionTexts = Readonly<Record<string, MissionText>>

/** Missions of one kind differ in their goal only. */
const repeat = (id: string, count: number, text: MissionText): MissionTexts =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${id}-${index + 1}`, text]))

export const missionTexts: Record<Locale, MissionTexts> = {
  en: {
    ...repeat('guests', 4, ['Please {n} in one run', guests]),
    ...repeat('points', 3, ['Earn {n} in one run', points]),
    ...repeat('perfect', 2, ['Draw {n} in one run', hands]),
    ...repeat('rounds', 2, ['Remember {n} in one run', patterns]),
    'stamps-1': ['Press {n} in one run', stamps],
    'ways-1': ['Use symmetry {n} in one run', times],
    'ways-2': ['Repeat a mark at least eight ways, {n} in one run', times],
    'rings-1': 'Put on a ring',
    'lines-1': ['Draw with a brush {n} in one run', times],
    'nails-1': ['Paint nails {n} in all', times],
    'fingers-1': ['Draw on every finger at once, {n} in one run', times],
    'guests-all-1': ['Please {n} in all', guests],
    'gold-1': ['Use gold {n} in all', times],
    'stamps-all': ['Press {n} in all', stamps],
    'perfect-all': ['Draw {n} in all', hands],
  },
  ar: {
    ...repeat('guests', 4, ['أرضِ {n} في جولة واحدة', guests]),
    ...repeat('points', 3, ['اكسب {n} في جولة واحدة', points]),
    ...repeat('perfect', 2, ['ارسم {n} في جولة واحدة', hands]),
    ...repeat('rounds', 2, ['تذكّر {n} في جولة واحدة', patterns]),
    'stamps-1': ['اطبع {n} في جولة واحدة', stamps],
    'ways-1': ['استعمل التناظر {n} في جولة واحدة', times],
    'ways-2': ['كرّر رسمة في ثمانية اتجاهات أو أكثر، {n} في جولة واحدة', times],
    'rings-1': 'ألبس اليد خاتمًا',
    'lines-1': ['ارسم بالفرشاة {n} في جولة واحدة', times],
    'nails-1': ['لوّن الأظافر {n} في كل جولاتك', times],
    'fingers-1': ['ارسم على كل الأصابع معًا، {n} في جولة واحدة', times],
    'guests-all-1': ['أرضِ {n} في كل جولاتك', guests],
    'gold-1': ['استعمل اللون الذهبي {n} في كل جولاتك', times],
    'stamps-all': ['اطبع {n} في كل جولاتك', stamps],
    'perfect-all': ['ارسم {n} في كل جولاتك', hands],
  },
}
