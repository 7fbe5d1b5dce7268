import { stars, times } from '../../core/index.ts'
import type { Locale, MissionText, PluralForms } from '../../core/index.ts'

const dishes: PluralForms = {
  en: { one: '{n} dish', other: '{n} dishes' },
  ar: {
    zero: 'لا أطباق',
    one: 'طبقًا واحدًا',
    two: 'طبقين',
    few: '{n} أطباق',
    many: '{n} طبقًا',
    other: '{n} طبق',
  },
}
const customers: PluralForms = {
  en: { one: '{n} customer', other: '{n} customers' },
  ar: {
    zero: 'لا زبائن',
    one: 'زبونًا واحدًا',
    two: 'زبونين',
    few: '{n} زبائن',
    many: '{n} زبونًا',
    other: '{n} زبون',
  },
}
const things: PluralForms = {
  en: { one: '{n} thing', other: '{n} things' },
  ar: {
    zero: 'لا شيء',
    one: 'شيئًا واحدًا',
    two: 'شيئين',
    few: '{n} أشياء',
    many: '{n} شيئًا',
    other: '{n} شيء',
  },
}
const coins: PluralForms = {
  en: { one: '{n} coin', other: '{n} coins' },
  ar: {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: '{n} قطع',
    many: '{n} قطعة',
    other: '{n} قطعة',
  },
}

type Texts = Readonly<Record<string, MissionText>>

const en: Texts = {
  'served-1': ['Serve {n} in one run', dishes],
  'perfect-1': ['Serve {n} without a flaw', dishes],
  'favorite-1': ['Serve {n} their favorite dish in one run', customers],
  'buy-1': ['Buy {n} at the evening market', things],
  'day-1': 'Reach day {n}',
  'golden-1': ['Turn food at the perfect moment {n} in one run', times],
  'combo-1': ['Serve {n} in a row without a poor part', dishes],
  'tea-1': ['Pour mint tea {n} in one run', times],
  'falafel-all': ['Serve falafel {n} in all', times],
  'stars-1': ['Earn {n} in one run', stars],
  'day-2': 'Reach day {n}',
  'points-1': 'Make {n} points with one dish',
  'perfect-2': ['Serve {n} without a flaw in one run', dishes],
  'coins-1': ['Earn {n} from customers in one run', coins],
  'favorite-all': ['Serve {n} their favorite dish in all', customers],
  'buy-2': ['Buy {n} in one run', things],
  'full-1': ['Close a day with three stars {n} in one run', times],
  'shawarma-1': ['Serve shawarma {n} in one run', times],
  'day-3': 'Reach day {n}',
  'cat-1': ['Let the cat save your streak {n}', times],
  'combo-2': ['Serve {n} in a row without a poor part', dishes],
  'served-all': ['Serve {n} in all', dishes],
  'buy-3': ['Buy all {n} in one run', things],
  'day-4': 'Reach day {n}',
  'perfect-all': ['Serve {n} without a flaw in all', dishes],
  'kunafa-1': ['Serve kunafa {n} in one run', times],
}

const ar: Texts = {
  'served-1': ['قدّم {n} في جولة واحدة', dishes],
  'perfect-1': ['قدّم {n} بلا أي عيب', dishes],
  'favorite-1': ['أطعم {n} من الطبق المفضّل في جولة واحدة', customers],
  'buy-1': ['اشترِ {n} من سوق المساء', things],
  'day-1': 'ابلغ اليوم {n}',
  'golden-1': ['اقلب الطعام في لحظته تمامًا {n} في جولة واحدة', times],
  'combo-1': ['قدّم {n} متتالية بلا مكوّن ضعيف', dishes],
  'tea-1': ['اسكب شاي النعناع {n} في جولة واحدة', times],
  'falafel-all': ['قدّم الفلافل {n} في كل جولاتك', times],
  'stars-1': ['اكسب {n} في جولة واحدة', stars],
  'day-2': 'ابلغ اليوم {n}',
  'points-1': 'اجمع {n} نقطة من طبق واحد',
  'perfect-2': ['قدّم {n} بلا أي عيب في جولة واحدة', dishes],
  'coins-1': ['اكسب {n} من الزبائن في جولة واحدة', coins],
  'favorite-all': ['أطعم {n} من الطبق المفضّل في كل جولاتك', customers],
  'buy-2': ['اشترِ {n} في جولة واحدة', things],
  'full-1': ['اختم يومك بثلاث نجوم {n} في جولة واحدة', times],
  'shawarma-1': ['قدّم الشاورما {n} في جولة واحدة', times],
  'day-3': 'ابلغ اليوم {n}',
  'cat-1': ['دع القطة تنقذ سلسلتك {n}', times],
  'combo-2': ['قدّم {n} متتاليًا بلا مكوّن ضعيف', dishes],
  'served-all': ['قدّم {n} في كل جولاتك', dishes],
  'buy-3': ['اشترِ كل ما في السوق، {n}، في جولة واحدة', things],
  'day-4': 'ابلغ اليوم {n}',
  'perfect-all': ['قدّم {n} بلا أي عيب في كل جولاتك', dishes],
  'kunafa-1': ['قدّم الكنافة {n} في جولة واحدة', times],
}

export const missionTexts: Record<Locale, Texts> = { en, ar }
