import type { Guideline } from '../testing/component-docs.ts'
import { AdSlot } from './ad-slot.tsx'

const ads = { en: 'Headphones for players', ar: 'سماعات للاعبين' }

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Call an advertisement an advertisement.', ar: 'سمِّ الإعلان إعلانًا.' },
      sample: (language) => (
        <AdSlot>
          <p>{ads[language]}</p>
        </AdSlot>
      ),
    },
    dont: {
      rule: { en: 'Do not make it look like content.', ar: 'لا تُلبس الإعلان ثوب المحتوى.' },
      sample: (language) => (
        <AdSlot label={{ en: 'Our tip for you', ar: 'نصيحتنا لك' }[language]}>
          <p>{ads[language]}</p>
        </AdSlot>
      ),
    },
  },
]
