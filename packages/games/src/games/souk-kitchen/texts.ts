import type { GameTexts, Locale, PluralForms } from '../../core/index.ts'
import type { Dish, Ingredient } from './pantry.ts'

export interface Texts extends GameTexts {
  customers: string
  /** List separator. */
  comma: string
  pantry: string
  plate: string
  combo: string
  noOne: string
  row: string
  served: string
  tips: string
  rush: string
  rushOver: string
  wrong: string
  closed: string
  /** `{name}` and `{key}` stand for the ingredient. */
  fresh: string
  freshAs: string
  /** `{dish}`, `{layers}` and `{next}`. */
  order: string
  next: string
  left: string
  names: Record<Ingredient, string>
  dishes: Record<Dish, string>
}

export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Souk Kitchen',
    tagline: 'Build every dish before its guest walks off.',
    keys: 'Keys 1 to 9 add ingredients from the bottom up; arrows choose a customer.',
    touch: 'Tap a customer, then the ingredients from the bottom up.',
    over: 'The stall is closed',
    customers: 'Customers',
    comma: ', ',
    pantry: 'Ingredients',
    plate: 'Your plate',
    combo: 'Tips',
    noOne: 'Free seat',
    row: 'Best streak',
    served: 'Served',
    tips: 'Tips',
    rush: 'Rush hour! Tips are doubled',
    rushOver: 'The rush is over',
    wrong: 'Not that one',
    closed: 'Not in the market yet',
    fresh: 'New: {name}, key {key}',
    freshAs: 'New: {name}',
    order: '{dish}: {layers}. Next: {next}.',
    next: 'Next: {next}',
    left: 'A customer left.',
    names: {
      bread: 'Bread',
      falafel: 'Falafel',
      tomato: 'Tomato',
      tahini: 'Tahini',
      cucumber: 'Cucumber',
      rice: 'Rice',
      mint: 'Mint',
      saffron: 'Saffron',
      lid: 'Tagine lid',
    },
    dishes: { sandwich: 'Sandwich', bowl: 'Rice bowl', tagine: 'Tagine' },
  },
  ar: {
    title: 'مطبخ السوق',
    tagline: 'حضّر كل طبق قبل أن ينفد صبر صاحبه.',
    keys: 'أضف المكوّنات من الأسفل إلى الأعلى بالأرقام من 1 إلى 9، واختر الزبون بالأسهم.',
    touch: 'المس الزبون، ثم المكوّنات من الأسفل إلى الأعلى.',
    over: 'أغلق الدكّان أبوابه',
    customers: 'الزبائن',
    comma: '، ',
    pantry: 'المكوّنات',
    plate: 'طبقك',
    combo: 'البقشيش',
    noOne: 'مقعد خالٍ',
    row: 'أطول سلسلة',
    served: 'أطباق قُدّمت',
    tips: 'البقشيش',
    rush: 'ساعة الذروة! البقشيش مضاعف',
    rushOver: 'هدأ الزحام',
    wrong: 'ليس هذا المطلوب',
    closed: 'لم يصل إلى السوق بعد',
    fresh: 'وصل {name}، مفتاحه {key}',
    freshAs: 'جديد السوق: {name}',
    order: '{dish}: {layers}. التالي: {next}.',
    next: 'التالي: {next}',
    left: 'انصرف زبون.',
    names: {
      bread: 'خبز',
      falafel: 'فلافل',
      tomato: 'طماطم',
      tahini: 'طحينة',
      cucumber: 'خيار',
      rice: 'أرز',
      mint: 'نعناع',
      saffron: 'زعفران',
      lid: 'غطاء الطاجن',
    },
    dishes: { sandwich: 'شطيرة', bowl: 'طبق أرز', tagine: 'طاجن' },
  },
}

export const chancesLeft: PluralForms = {
  en: { one: '{n} chance left', other: '{n} chances left' },
  ar: {
    zero: 'لم تبقَ أي فرصة',
    one: 'بقيت فرصة واحدة',
    two: 'بقيت فرصتان',
    few: 'بقيت {n} فرص',
    many: 'بقيت {n} فرصة',
    other: 'بقيت {n} فرصة',
  },
}

export const pointsWon: PluralForms = {
  en: { one: 'Served for {n} point.', other: 'Served for {n} points.' },
  ar: {
    zero: 'قُدّم الطبق بلا نقاط.',
    one: 'قُدّم الطبق بنقطة واحدة.',
    two: 'قُدّم الطبق بنقطتين.',
    few: 'قُدّم الطبق بـ{n} نقاط.',
    many: 'قُدّم الطبق بـ{n} نقطة.',
    other: 'قُدّم الطبق بـ{n} نقطة.',
  },
}
