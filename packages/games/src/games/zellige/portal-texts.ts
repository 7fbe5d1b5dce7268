import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'Slide star tiles across the courtyard. Two of a kind become one finer star: how far can your pattern go?',
    ar: 'حرّك نجوم الزليج في فناء الدار. إذا التقت نجمتان متشابهتان صارتا نجمة أبهى، فإلى أين يصل نقشك؟',
  },
  howToPlay: {
    en: 'Swipe in any direction, or use the arrow keys. Equal tiles merge when they meet. The game ends when no tile can move, so leave yourself room.',
    ar: 'اسحب في أي اتجاه أو استخدم مفاتيح الأسهم. البلاطتان المتماثلتان تندمجان حين تلتقيان. وتنتهي اللعبة حين لا تبقى حركة، فاترك لنفسك متسعًا.',
  },
  levels: [
    {
      en: 'Another courtyard, another opening. Tea is on the way.',
      ar: 'فناء آخر وبداية أخرى، والشاي في الطريق.',
    },
    {
      en: 'A board that rewards those who think two moves ahead.',
      ar: 'رقعة تكافئ من يفكر قبل يده بحركتين.',
    },
    { en: 'The master tiler starts you off with less room.', ar: 'معلّم الزليج يمنحك هذه المرة متسعًا أقل.' },
    { en: 'Quiet on the surface, stubborn underneath.', ar: 'هادئة في ظاهرها، عنيدة في باطنها.' },
    {
      en: 'The palace floor: one careless swipe and you will feel it.',
      ar: 'أرضية القصر: سحبة واحدة بلا تفكير وستشعر بها.',
    },
  ],
}
