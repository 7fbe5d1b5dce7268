import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { StarGrid, StarMotif } from './star-motif.tsx'

type Language = 'en' | 'ar'

const Hero = ({ language, pattern }: { language: Language; pattern: string }) => (
  <div className="relative grid h-36 w-full place-items-center overflow-hidden rounded-panel bg-night p-4 text-on-night">
    <StarGrid className={pattern} />
    <Text className="relative">
      {{ en: 'Play here and now, nothing to install.', ar: 'العب هنا والآن، بلا تنزيل.' }[language]}
    </Text>
  </div>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Keep the pattern behind text under 10% opacity.',
        ar: 'أبقِ النقش خلف النص خافتًا، دون 10% من شدّة لونه.',
      },
      sample: (language) => <Hero language={language} pattern="opacity-[0.08]" />,
    },
    dont: {
      rule: { en: 'Do not let it compete with the text.', ar: 'لا تدع النقش يزاحم النص.' },
      sample: (language) => <Hero language={language} pattern="opacity-60" />,
    },
  },
  {
    do: {
      rule: { en: 'Keep the star as it is drawn.', ar: 'أبقِ النجمة كما رُسمت.' },
      sample: () => <StarMotif size="5rem" className="text-star" />,
    },
    dont: {
      rule: { en: 'Do not rotate or stretch it.', ar: 'لا تُدِرها ولا تمطّها.' },
      sample: () => <StarMotif size="5rem" className="scale-x-150 rotate-[22.5deg] text-star" />,
    },
  },
]
