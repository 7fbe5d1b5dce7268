import type { Locale, MissionText, PluralForms } from '../../core/index.ts'

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
const metres: PluralForms = {
  en: { one: '{n} meter', other: '{n} meters' },
  ar: {
    zero: 'لا أمتار',
    one: 'مترًا واحدًا',
    two: 'مترين',
    few: '{n} أمتار',
    many: '{n} مترًا',
    other: '{n} متر',
  },
}
const birds: PluralForms = {
  en: { one: '{n} bird', other: '{n} birds' },
  ar: {
    zero: 'لا طيور',
    one: 'طائر واحد',
    two: 'طائرين',
    few: '{n} طيور',
    many: '{n} طائرًا',
    other: '{n} طائر',
  },
}
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
const times: PluralForms = {
  en: { one: 'once', other: '{n} times' },
  ar: {
    zero: 'ولا مرة',
    one: 'مرة واحدة',
    two: 'مرتين',
    few: '{n} مرات',
    many: '{n} مرة',
    other: '{n} مرة',
  },
}

export const missionTexts: Record<Locale, Readonly<Record<string, MissionText>>> = {
  en: {
    'lanterns-1': ['Collect {n} in one run', lanterns],
    'lanterns-2': ['Collect {n} in one run', lanterns],
    'lanterns-3': ['Collect {n} in one run', lanterns],
    'lanterns-4': ['Collect {n} in one run', lanterns],
    'lanterns-all-1': ['Collect {n} in all', lanterns],
    'lanterns-all-2': ['Collect {n} in all', lanterns],
    'metres-1': ['Run {n} in one run', metres],
    'metres-2': ['Run {n} in one run', metres],
    'metres-3': ['Run {n} in one run', metres],
    'metres-all-1': ['Run {n} in all', metres],
    'birds-1': ['Land on {n} in all', birds],
    'birds-2': ['Land on {n} in one run', birds],
    'birds-3': 'Land on a bird at ×5',
    'birds-all': ['Land on {n} in all', birds],
    'stars-1': ['Catch {n} in one run', stars],
    'stars-all': ['Catch {n} in all', stars],
    'multiplier-1': 'Raise your streak to ×{n}',
    'multiplier-2': 'Raise your streak to ×{n}',
    'wings-1': ['Jump in the air {n} in one run', times],
    'wings-all': ['Jump in the air {n} in all', times],
    'lights-1': ['Reach {n} with all three lights', metres],
    'lights-2': ['Reach {n} with all three lights', metres],
    relit: 'Win back a lost light with lanterns',
    'jumps-all': ['Jump {n} in all', times],
  },
  ar: {
    'lanterns-1': ['اجمع {n} في جولة واحدة', lanterns],
    'lanterns-2': ['اجمع {n} في جولة واحدة', lanterns],
    'lanterns-3': ['اجمع {n} في جولة واحدة', lanterns],
    'lanterns-4': ['اجمع {n} في جولة واحدة', lanterns],
    'lanterns-all-1': ['اجمع {n} في كل جولاتك', lanterns],
    'lanterns-all-2': ['اجمع {n} في كل جولاتك', lanterns],
    'metres-1': ['اركض {n} في جولة واحدة', metres],
    'metres-2': ['اركض {n} في جولة واحدة', metres],
    'metres-3': ['اركض {n} في جولة واحدة', metres],
    'metres-all-1': ['اركض {n} في كل جولاتك', metres],
    'birds-1': ['اهبط على {n} في كل جولاتك', birds],
    'birds-2': ['اهبط على {n} في جولة واحدة', birds],
    'birds-3': 'اهبط على طائر وسلسلتك في أوجها، ×5',
    'birds-all': ['اهبط على {n} في كل جولاتك', birds],
    'stars-1': ['التقط {n} في جولة واحدة', stars],
    'stars-all': ['التقط {n} في كل جولاتك', stars],
    'multiplier-1': 'ارفع سلسلتك إلى ×{n}',
    'multiplier-2': 'ارفع سلسلتك إلى ×{n}',
    'wings-1': ['اقفز في الهواء {n} في جولة واحدة', times],
    'wings-all': ['اقفز في الهواء {n} في كل جولاتك', times],
    'lights-1': ['ابلغ {n} وأضواؤك الثلاثة معك', metres],
    'lights-2': ['ابلغ {n} وأضواؤك الثلاثة معك', metres],
    relit: 'استعد ضوءًا ضائعًا بجمع الفوانيس',
    'jumps-all': ['اقفز {n} في كل جولاتك', times],
  },
}
