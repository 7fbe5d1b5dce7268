import type { Locale, MissionText, PluralForms } from '../../core/index.ts'

const stars: PluralForms = {
  en: { one: '{n} star', other: '{n} stars' },
  ar: {
    zero: 'لا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتين',
    few: '{n} نجوم',
    many: '{n} نجمة',
    other: '{n} نجمة',
  },
}
const lanterns: PluralForms = {
  en: { one: '{n} lantern', other: '{n} lanterns' },
  ar: {
    zero: 'لا فوانيس',
    one: 'فانوسًا واحدًا',
    two: 'فانوسين',
    few: '{n} فوانيس',
    many: '{n} فانوسًا',
    other: '{n} فانوس',
  },
}
const walls: PluralForms = {
  en: { one: '{n} wall', other: '{n} walls' },
  ar: {
    zero: 'لا جدران',
    one: 'جدارًا واحدًا',
    two: 'جدارين',
    few: '{n} جدران',
    many: '{n} جدارًا',
    other: '{n} جدار',
  },
}
const times: PluralForms = {
  en: { one: 'once', other: '{n} times' },
  ar: { zero: 'ولا مرة', one: 'مرة واحدة', two: 'مرتين', few: '{n} مرات', many: '{n} مرة', other: '{n} مرة' },
}
const points: PluralForms = {
  en: { one: '{n} point', other: '{n} points' },
  ar: {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: '{n} نقاط',
    many: '{n} نقطة',
    other: '{n} نقطة',
  },
}

export const missionTexts: Record<Locale, Readonly<Record<string, MissionText>>> = {
  en: {
    'stars-1': ['Break {n} in one run', stars],
    'lanterns-1': ['Catch {n} in one run', lanterns],
    'combo-1': ['Hit {n} before the pearl returns', stars],
    'walls-1': ['Clear {n} in one run', walls],
    'stars-all-1': ['Break {n} in all', stars],
    'three-1': 'Catch the lantern with three pearls',
    'strong-1': ['Break {n} that need several hits, in one run', stars],
    'walls-2': ['Clear {n} in one run', walls],
    'lanterns-all': ['Catch {n} in all', lanterns],
    'combo-2': ['Hit {n} before the pearl returns', stars],
    'stars-2': ['Break {n} in one run', stars],
    'whole-1': 'Clear a wall with all your pearls left',
    'wide-all': ['Catch the wide paddle {n} in all', times],
    'lanterns-2': ['Catch {n} in one run', lanterns],
    'walls-all': ['Clear {n} in all', walls],
    'points-1': ['Earn {n} with one star', points],
    'combo-3': ['Hit {n} before the pearl returns', stars],
    'cracks-all': ['Crack {n} in all', stars],
    'stars-3': ['Break {n} in one run', stars],
    'strong-2': ['Break {n} that need several hits, in one run', stars],
    'whole-2': ['Clear {n} with all your pearls left', walls],
    'falling-all': ['Catch a falling star {n} in all', times],
    'walls-3': ['Clear {n} in one run', walls],
    'stars-all-2': ['Break {n} in all', stars],
  },
  ar: {
    'stars-1': ['اكسر {n} في جولة واحدة', stars],
    'lanterns-1': ['التقط {n} في جولة واحدة', lanterns],
    'combo-1': ['أصب {n} قبل أن تعود اللؤلؤة', stars],
    'walls-1': ['اجتز {n} في جولة واحدة', walls],
    'stars-all-1': ['اكسر {n} في كل جولاتك', stars],
    'three-1': 'التقط فانوس اللآلئ الثلاث',
    'strong-1': ['اكسر {n} من النجوم القوية في جولة واحدة', stars],
    'walls-2': ['اجتز {n} في جولة واحدة', walls],
    'lanterns-all': ['التقط {n} في كل جولاتك', lanterns],
    'combo-2': ['أصب {n} قبل أن تعود اللؤلؤة', stars],
    'stars-2': ['اكسر {n} في جولة واحدة', stars],
    'whole-1': 'اجتز جدارًا ولآلئك كلها معك',
    'wide-all': ['التقط المضرب العريض {n} في كل جولاتك', times],
    'lanterns-2': ['التقط {n} في جولة واحدة', lanterns],
    'walls-all': ['اجتز {n} في كل جولاتك', walls],
    'points-1': ['اكسب {n} بنجمة واحدة', points],
    'combo-3': ['أصب {n} قبل أن تعود اللؤلؤة', stars],
    'cracks-all': ['اصدع {n} في كل جولاتك', stars],
    'stars-3': ['اكسر {n} في جولة واحدة', stars],
    'strong-2': ['اكسر {n} من النجوم القوية في جولة واحدة', stars],
    'whole-2': ['اجتز {n} ولآلئك كلها معك', walls],
    'falling-all': ['التقط نجمة هاوية {n} في كل جولاتك', times],
    'walls-3': ['اجتز {n} في جولة واحدة', walls],
    'stars-all-2': ['اكسر {n} في كل جولاتك', stars],
  },
}
