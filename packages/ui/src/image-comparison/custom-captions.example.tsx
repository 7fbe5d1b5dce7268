import { ImageComparison } from '@saha/ui/image-comparison'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: {
    before: { alt: 'A sun in a bright sky', caption: 'As you took it' },
    after: { alt: 'A moon in a dark sky', caption: 'The sun is a moon now' },
  },
  ar: {
    before: { alt: 'شمس في سماء مضيئة', caption: 'كما التقطتها' },
    after: { alt: 'قمر في سماء مظلمة', caption: 'صارت الشمس قمرًا' },
  },
}

const draw = (sky: string, disc: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${sky}"/><circle cx="150" cy="100" r="60" fill="${disc}"/></svg>`,
  )}`

export default function CustomCaptions() {
  const { before, after } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <ImageComparison
      ratio="3 / 2"
      before={{ ...before, src: draw('skyblue', 'gold') }}
      after={{ ...after, src: draw('midnightblue', 'lightyellow') }}
    />
  )
}
