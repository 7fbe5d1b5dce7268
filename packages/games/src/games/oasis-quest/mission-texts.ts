import { times } from '../../core/index.ts'
import type { Locale, MissionText, PluralForms } from '../../core/index.ts'

const treasures: PluralForms = {
  en: { one: '{n} treasure', other: '{n} treasures' },
  ar: {
    zero: 'لا كنوز',
    one: 'كنزًا واحدًا',
    two: 'كنزين',
    few: '{n} كنوز',
    many: '{n} كنزًا',
    other: '{n} كنز',
  },
}
const braziers: PluralForms = {
  en: { one: '{n} brazier', other: '{n} braziers' },
  ar: {
    zero: 'لا مواقد',
    one: 'موقدًا واحدًا',
    two: 'موقدين',
    few: '{n} مواقد',
    many: '{n} موقدًا',
    other: '{n} موقد',
  },
}
const keys: PluralForms = {
  en: { one: '{n} star key', other: '{n} star keys' },
  ar: {
    zero: 'لا مفاتيح',
    one: 'مفتاح نجمة واحدًا',
    two: 'مفتاحَي نجوم',
    few: '{n} مفاتيح نجوم',
    many: '{n} مفتاح نجوم',
    other: '{n} مفتاح نجوم',
  },
}
const wells: PluralForms = {
  en: { one: '{n} well', other: '{n} wells' },
  ar: { zero: 'لا آبار', one: 'بئر واحدة', two: 'بئرين', few: '{n} آبار', many: '{n} بئرًا', other: '{n} بئر' },
}
const chambers: PluralForms = {
  en: { one: '{n} chamber', other: '{n} chambers' },
  ar: {
    zero: 'لا حجرات',
    one: 'حجرة واحدة',
    two: 'حجرتين',
    few: '{n} حجرات',
    many: '{n} حجرة',
    other: '{n} حجرة',
  },
}
export const drops: PluralForms = {
  en: { one: '{n} drop', other: '{n} drops' },
  ar: {
    zero: 'لا قطرات',
    one: 'قطرة واحدة',
    two: 'قطرتين',
    few: '{n} قطرات',
    many: '{n} قطرة',
    other: '{n} قطرة',
  },
}
const steps: PluralForms = {
  en: { one: '{n} step', other: '{n} steps' },
  ar: {
    zero: 'لا خطوات',
    one: 'خطوة واحدة',
    two: 'خطوتين',
    few: '{n} خطوات',
    many: '{n} خطوة',
    other: '{n} خطوة',
  },
}

export const missionTexts: Record<Locale, Readonly<Record<string, MissionText>>> = {
  en: {
    'treasure-1': ['Find {n} in one run', treasures],
    'oasis-1': 'Reach an oasis',
    'light-1': ['Light {n} in one run', braziers],
    'keys-1': ['Find {n} in one run', keys],
    'well-1': ['Drink from {n} in one run', wells],
    'oasis-2': ['Cross {n} in one run', chambers],
    'treasure-all-1': ['Find {n} in all', treasures],
    'streak-1': ['Find {n} in a row without a sting', treasures],
    'water-1': ['Reach an oasis with {n} to spare', drops],
    'keys-all': ['Find {n} in all', keys],
    'calm-1': 'Cross a chamber without a sting',
    'oasis-3': ['Cross {n} in one run', chambers],
    'light-all': ['Light {n} in all', braziers],
    'all-1': 'Cross a chamber with all its treasures',
    'well-all': ['Drink from {n} in all', wells],
    'treasure-2': ['Find {n} in one run', treasures],
    'streak-2': ['Find {n} in a row without a sting', treasures],
    'oasis-all': ['Cross {n} in all', chambers],
    'calm-2': ['Cross {n} without a sting in one run', chambers],
    'steps-all': ['Walk {n} in all', steps],
    'water-2': ['Reach an oasis with {n} to spare', drops],
    'oasis-4': ['Cross {n} in one run', chambers],
    'treasure-3': ['Find {n} in one run', treasures],
    'quest-1': 'End the quest at the twelfth oasis',
    'all-2': ['Cross a chamber with all its treasures {n} in one run', times],
  },
  ar: {
    'treasure-1': ['اعثر على {n} في جولة واحدة', treasures],
    'oasis-1': 'ابلغ واحة',
    'light-1': ['أشعل {n} في جولة واحدة', braziers],
    'keys-1': ['اعثر على {n} في جولة واحدة', keys],
    'well-1': ['اشرب من {n} في جولة واحدة', wells],
    'oasis-2': ['اعبر {n} في جولة واحدة', chambers],
    'treasure-all-1': ['اعثر على {n} في كل جولاتك', treasures],
    'streak-1': ['اعثر على {n} بلا لسعة بينها', treasures],
    'water-1': ['ابلغ واحة ومعك {n} زائدة', drops],
    'keys-all': ['اعثر على {n} في كل جولاتك', keys],
    'calm-1': 'اعبر حجرة من غير أن تُلسع',
    'oasis-3': ['اعبر {n} في جولة واحدة', chambers],
    'light-all': ['أشعل {n} في كل جولاتك', braziers],
    'all-1': 'اعبر حجرة ومعك كنوزها كلها',
    'well-all': ['اشرب من {n} في كل جولاتك', wells],
    'treasure-2': ['اعثر على {n} في جولة واحدة', treasures],
    'streak-2': ['اعثر على {n} بلا لسعة بينها', treasures],
    'oasis-all': ['اعبر {n} في كل جولاتك', chambers],
    'calm-2': ['اعبر {n} بلا لسعة في جولة واحدة', chambers],
    'steps-all': ['امشِ {n} في كل جولاتك', steps],
    'water-2': ['ابلغ واحة ومعك {n} زائدة', drops],
    'oasis-4': ['اعبر {n} في جولة واحدة', chambers],
    'treasure-3': ['اعثر على {n} في جولة واحدة', treasures],
    'quest-1': 'أتمّ الرحلة عند الواحة الثانية عشرة',
    'all-2': ['اعبر حجرة بكنوزها كلها {n} في جولة واحدة', times],
  },
}
