import type { Guideline } from '../testing/component-docs.ts'
import { Logo } from './logo.tsx'

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Use the drawing of the name in the script of the page.',
        ar: 'استعمل الاسم المرسوم بخط الصفحة.',
      },
      sample: () => <Logo size={48} />,
    },
    dont: {
      rule: {
        en: 'Do not set the name in a font, and do not recolor the star.',
        ar: 'لا تكتب الاسم بخط آخر، ولا تغيّر لون النجمة.',
      },
      sample: (language) => (
        <span className="flex items-center gap-3 type-title">
          <Logo markOnly size={48} />
          {{ en: 'Saha', ar: 'ساحة' }[language]}
        </span>
      ),
    },
  },
  {
    do: {
      rule: {
        en: 'On a dark background, use the colors of the dark theme.',
        ar: 'على الخلفية الداكنة استعمل ألوان السمة الداكنة.',
      },
      sample: () => (
        <div data-theme="dark" className="rounded-control bg-night p-4">
          <Logo size={48} />
        </div>
      ),
    },
    dont: {
      rule: {
        en: 'Do not place dark letters on a dark background.',
        ar: 'لا تضع حروفًا داكنة على خلفية داكنة.',
      },
      sample: () => (
        <div data-theme="light" className="rounded-control bg-night p-4">
          <Logo size={48} />
        </div>
      ),
    },
  },
]
