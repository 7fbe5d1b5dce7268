import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { LevelMeter } from './level-meter.tsx'

type Language = 'en' | 'ar'

const Microphone = ({ language, level, text }: { language: Language; level: number; text?: string }) => (
  <div className="grid w-full gap-2">
    {text && <Text size="label">{text}</Text>}
    <LevelMeter label={{ en: 'Microphone level', ar: 'مستوى الميكروفون' }[language]} level={level} />
  </div>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say beside it that the microphone is on.', ar: 'اكتب بجانبه أن الميكروفون يعمل.' },
      sample: (language) => (
        <Microphone
          language={language}
          level={0.55}
          text={{ en: 'The microphone is on.', ar: 'الميكروفون يعمل.' }[language]}
        />
      ),
    },
    dont: {
      rule: { en: 'Do not rely on the tiles alone.', ar: 'لا تكتفِ بالمربعات وحدها.' },
      sample: (language) => <Microphone language={language} level={0.55} />,
    },
  },
  {
    do: {
      rule: { en: 'Say what to do when there is no sound.', ar: 'قل ما العمل حين لا يصل صوت.' },
      sample: (language) => (
        <Microphone
          language={language}
          level={0}
          text={
            {
              en: 'No sound yet. Speak, or choose another microphone.',
              ar: 'لا صوت بعد. تكلّم، أو اختر ميكروفونًا آخر.',
            }[language]
          }
        />
      ),
    },
    dont: {
      rule: { en: 'Do not report the figure.', ar: 'لا تعرض الرقم.' },
      sample: (language) => (
        <Microphone
          language={language}
          level={0}
          text={{ en: 'Input level: 0.00', ar: 'مستوى الإدخال: 0.00' }[language]}
        />
      ),
    },
  },
]
