import { portal } from '../../../config/portal.ts'
import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'العب {title}',
  play: 'العب الآن',
  variant: 'المستوى {level} من <game></game>، ولوحة نتائجه خاصة به.',
  howToPlay: 'طريقة اللعب',
  board: 'اللوحة كاملة',
  share: 'شارك هذه اللعبة',
  shareText: `العب {title} في ${portal.name.ar}`,
  related: 'ألعاب قريبة منها',
  report: 'أبلغ عن هذه اللعبة',
} as const satisfies Translated<typeof en>
