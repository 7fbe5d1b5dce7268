import { stars, times } from '../../core/index.ts'
import type { Locale, MissionText, PluralForms } from '../../core/index.ts'

const cars: PluralForms = {
  en: { one: '{n} car', other: '{n} cars' },
  ar: {
    zero: 'لا سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتين',
    few: '{n} سيارات',
    many: '{n} سيارة',
    other: '{n} سيارة',
  },
}
const gates: PluralForms = {
  en: { one: '{n} gate', other: '{n} gates' },
  ar: {
    zero: 'لا بوابات',
    one: 'بوابة واحدة',
    two: 'بوابتين',
    few: '{n} بوابات',
    many: '{n} بوابة',
    other: '{n} بوابة',
  },
}
const flasks: PluralForms = {
  en: { one: '{n} flask of water', other: '{n} flasks of water' },
  ar: {
    zero: 'لا قِرب',
    one: 'قربة ماء واحدة',
    two: 'قربتي ماء',
    few: '{n} قِرب ماء',
    many: '{n} قربة ماء',
    other: '{n} قربة ماء',
  },
}
const seconds: PluralForms = {
  en: { one: '{n} second', other: '{n} seconds' },
  ar: {
    zero: 'لا ثوانٍ',
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: '{n} ثوانٍ',
    many: '{n} ثانية',
    other: '{n} ثانية',
  },
}

export const missionTexts: Record<Locale, Readonly<Record<string, MissionText>>> = {
  en: {
    'cars-1': ['Overtake {n} in one run', cars],
    'gates-1': ['Pass {n} in one run', gates],
    'stars-1': ['Take {n} in one run', stars],
    'drifts-1': ['Drift {n} in one run', times],
    'water-1': ['Take {n} in one run', flasks],
    'cars-all-1': ['Overtake {n} in all', cars],
    'flights-1': ['Fly far off a crest {n} in one run', times],
    'gates-2': ['Pass {n} in one run', gates],
    'close-1': ['Pass something by a hair {n} in one run', times],
    'drifts-all': ['Drift {n} in all', times],
    'streak-1': 'Raise your streak to ×{n}',
    'stars-2': ['Take {n} in one run', stars],
    'clean-1': 'Pass a gate without a crash on the way',
    'cars-2': ['Overtake {n} in one run', cars],
    'flights-all': ['Fly far off a crest {n} in all', times],
    'gates-all': ['Pass {n} in all', gates],
    'early-1': ['Pass a gate with {n} left', seconds],
    'streak-2': 'Raise your streak to ×{n}',
    'clean-2': ['Pass a gate without a crash {n} in one run', times],
    'cars-3': ['Overtake {n} in one run', cars],
    'close-all': ['Pass something by a hair {n} in all', times],
    'gates-3': ['Pass {n} in one run', gates],
    'stars-all': ['Take {n} in all', stars],
    'water-all': ['Take {n} in all', flasks],
  },
  ar: {
    'cars-1': ['تجاوز {n} في جولة واحدة', cars],
    'gates-1': ['اعبر {n} في جولة واحدة', gates],
    'stars-1': ['التقط {n} في جولة واحدة', stars],
    'drifts-1': ['انزلق {n} في جولة واحدة', times],
    'water-1': ['خذ {n} في جولة واحدة', flasks],
    'cars-all-1': ['تجاوز {n} في كل جولاتك', cars],
    'flights-1': ['حلّق فوق القمم {n} في جولة واحدة', times],
    'gates-2': ['اعبر {n} في جولة واحدة', gates],
    'close-1': ['مُرّ بشعرة {n} في جولة واحدة', times],
    'drifts-all': ['انزلق {n} في كل جولاتك', times],
    'streak-1': 'ارفع سلسلتك إلى ×{n}',
    'stars-2': ['التقط {n} في جولة واحدة', stars],
    'clean-1': 'اعبر بوابة من غير أن تصطدم في الطريق إليها',
    'cars-2': ['تجاوز {n} في جولة واحدة', cars],
    'flights-all': ['حلّق فوق القمم {n} في كل جولاتك', times],
    'gates-all': ['اعبر {n} في كل جولاتك', gates],
    'early-1': ['اعبر بوابة وقد بقي لك {n}', seconds],
    'streak-2': 'ارفع سلسلتك إلى ×{n}',
    'clean-2': ['اعبر بوابة بلا اصطدام {n} في جولة واحدة', times],
    'cars-3': ['تجاوز {n} في جولة واحدة', cars],
    'close-all': ['مُرّ بشعرة {n} في كل جولاتك', times],
    'gates-3': ['اعبر {n} في جولة واحدة', gates],
    'stars-all': ['التقط {n} في كل جولاتك', stars],
    'water-all': ['خذ {n} في كل جولاتك', flasks],
  },
}
