import { points, times } from '../../core/index.ts'
import type { Locale, MissionText, PluralForms } from '../../core/index.ts'

const merges: PluralForms = {
  en: { one: '{n} pair', other: '{n} pairs' },
  ar: {
    zero: 'لا أزواج',
    one: 'زوجًا واحدًا',
    two: 'زوجين',
    few: '{n} أزواج',
    many: '{n} زوجًا',
    other: '{n} زوج',
  },
}
const rubble: PluralForms = {
  en: { one: '{n} piece of rubble', other: '{n} pieces of rubble' },
  ar: {
    zero: 'لا حجارة',
    one: 'حجرًا واحدًا من الركام',
    two: 'حجرين من الركام',
    few: '{n} حجارة من الركام',
    many: '{n} حجرًا من الركام',
    other: '{n} حجر من الركام',
  },
}
const lines: PluralForms = {
  en: { one: '{n} line', other: '{n} lines' },
  ar: { zero: 'لا خطوط', one: 'خطًا واحدًا', two: 'خطين', few: '{n} خطوط', many: '{n} خطًا', other: '{n} خط' },
}
const tiles: PluralForms = {
  en: { one: '{n} tile', other: '{n} tiles' },
  ar: {
    zero: 'لا بلاط',
    one: 'بلاطة واحدة',
    two: 'بلاطتين',
    few: '{n} بلاطات',
    many: '{n} بلاطة',
    other: '{n} بلاطة',
  },
}

export const missionTexts: Record<Locale, Readonly<Record<string, MissionText>>> = {
  en: {
    'rank-1': 'Make a star of rank {n}',
    'chain-1': ['Merge {n} in one move', merges],
    'merges-1': ['Merge {n} in one run', merges],
    'rubble-1': ['Crumble {n} in one run', rubble],
    'light-1': ['Light {n} with two lanterns', lines],
    'merges-all-1': ['Merge {n} in all', merges],
    'rank-2': 'Make a star of rank {n}',
    'points-1': ['Earn {n} in one move', points],
    'chain-2': ['Merge {n} in one move', merges],
    'undo-1': 'Earn an undo by merging',
    'rubble-all': ['Crumble {n} in all', rubble],
    'merges-2': ['Merge {n} in one run', merges],
    'light-all': ['Light {n} in all', lines],
    'rank-3': 'Make a star of rank {n}',
    'swept-1': ['Sweep {n} away by light in one run', tiles],
    'chain-3': ['Merge {n} in one move', merges],
    'points-2': ['Earn {n} in one move', points],
    'light-2': ['Light {n} in one run', lines],
    'merges-3': ['Merge {n} in one run', merges],
    'rank-4': 'Make a star of rank {n}',
    'moves-all': ['Slide the tiles {n} in all', times],
    'points-3': ['Earn {n} in one move', points],
    'merges-all-2': ['Merge {n} in all', merges],
    'rank-5': 'Make a star of rank {n}',
  },
  ar: {
    'rank-1': 'اصنع نجمة رتبتها {n}',
    'chain-1': ['ادمج {n} بحركة واحدة', merges],
    'merges-1': ['ادمج {n} في جولة واحدة', merges],
    'rubble-1': ['فتّت {n} في جولة واحدة', rubble],
    'light-1': ['أضئ {n} بفانوسين', lines],
    'merges-all-1': ['ادمج {n} في كل جولاتك', merges],
    'rank-2': 'اصنع نجمة رتبتها {n}',
    'points-1': ['اكسب {n} بحركة واحدة', points],
    'chain-2': ['ادمج {n} بحركة واحدة', merges],
    'undo-1': 'اكسب تراجعًا بكثرة الدمج',
    'rubble-all': ['فتّت {n} في كل جولاتك', rubble],
    'merges-2': ['ادمج {n} في جولة واحدة', merges],
    'light-all': ['أضئ {n} في كل جولاتك', lines],
    'rank-3': 'اصنع نجمة رتبتها {n}',
    'swept-1': ['أزل {n} بالضوء في جولة واحدة', tiles],
    'chain-3': ['ادمج {n} بحركة واحدة', merges],
    'points-2': ['اكسب {n} بحركة واحدة', points],
    'light-2': ['أضئ {n} في جولة واحدة', lines],
    'merges-3': ['ادمج {n} في جولة واحدة', merges],
    'rank-4': 'اصنع نجمة رتبتها {n}',
    'moves-all': ['حرّك البلاط {n} في كل جولاتك', times],
    'points-3': ['اكسب {n} بحركة واحدة', points],
    'merges-all-2': ['ادمج {n} في كل جولاتك', merges],
    'rank-5': 'اصنع نجمة رتبتها {n}',
  },
}
