import type { ReactNode } from 'react'
import { Num } from '../bidi/index.ts'
import type { Guideline } from '../testing/component-docs.ts'
import { Text } from '../text/index.ts'
import { speechPeaks } from './waveform.samples.ts'
import { Waveform, type WaveformProps } from './waveform.tsx'

interface Recorded {
  language: 'en' | 'ar'
  children?: ReactNode
}

const Recording = ({ language, children, ...props }: Partial<WaveformProps> & Recorded) => (
  <div className="grid w-full gap-2">
    <Waveform
      label={{ en: 'Your recording', ar: 'تسجيلك' }[language]}
      peaks={speechPeaks}
      duration={24}
      {...props}
    />
    {children && <Text size="small">{children}</Text>}
  </div>
)

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Show the position in digits.', ar: 'اكتب الموضع بالأرقام: 0:09.' },
      sample: (language) => (
        <Recording language={language} position={9}>
          <Num>0:09 / 0:24</Num>
        </Recording>
      ),
    },
    dont: {
      rule: { en: 'Do not write it out.', ar: 'لا تكتبه بالكلمات.' },
      sample: (language) => (
        <Recording language={language} position={9}>
          {
            {
              en: 'Nine of twenty-four seconds played',
              ar: 'مضت تسع ثوانٍ من أربع وعشرين ثانية',
            }[language]
          }
        </Recording>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Explain a silent recording.', ar: 'فسّر التسجيل الصامت.' },
      sample: (language) => (
        <Recording language={language} peaks={[]}>
          {
            {
              en: 'There is no sound in it. Check your microphone.',
              ar: 'لا صوت فيه. تحقّق من الميكروفون.',
            }[language]
          }
        </Recording>
      ),
    },
    dont: {
      rule: { en: 'Do not leave it at a row of dots.', ar: 'لا تكتفِ بصفّ من النقاط.' },
      sample: (language) => <Recording language={language} peaks={[]} />,
    },
  },
]
