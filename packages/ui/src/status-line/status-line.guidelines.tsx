import type { Guideline } from '../testing/component-docs.ts'
import { StatusLine } from './status-line.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: { en: 'Say the result in a few words.', ar: 'قل النتيجة بكلمات قليلة.' },
      sample: (language) => (
        <StatusLine state="done">{{ en: 'Your video is ready.', ar: 'الفيديو جاهز.' }[language]}</StatusLine>
      ),
    },
    dont: {
      rule: { en: 'Do not report the process.', ar: 'لا تبدأ بعبارة «تمت عملية».' },
      sample: (language) => (
        <StatusLine state="done">
          {
            {
              en: 'The video generation process has been completed successfully.',
              ar: 'تمت عملية إنشاء الفيديو بنجاح.',
            }[language]
          }
        </StatusLine>
      ),
    },
  },
  {
    do: {
      rule: { en: 'Pass running times as detail.', ar: 'مرّر الوقت الجاري في detail.' },
      sample: (language) => (
        <StatusLine state="busy" detail={{ en: '1:20 so far', ar: 'مضت 1:20' }[language]}>
          {{ en: 'Making the video…', ar: 'جارٍ إعداد الفيديو…' }[language]}
        </StatusLine>
      ),
    },
    dont: {
      rule: {
        en: 'Do not put them into the text: each second is announced.',
        ar: 'لا تضعه في النص، فتُعلن كل ثانية.',
      },
      sample: (language) => (
        <StatusLine state="busy">
          {
            {
              en: 'Making the video for 80 seconds…',
              ar: 'جارٍ إعداد الفيديو منذ 80 ثانية…',
            }[language]
          }
        </StatusLine>
      ),
    },
  },
]
