import { ImageComparison } from '@saha/ui/image-comparison'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { before: 'A sun in a bright sky', after: 'A moon in a dark sky' },
  ar: { before: 'شمس في سماء مضيئة', after: 'قمر في سماء مظلمة' },
}

const draw = (sky: string, disc: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${sky}"/><circle cx="150" cy="100" r="60" fill="${disc}"/></svg>`,
  )}`

export default function Slider() {
  const { before, after } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <ImageComparison
      view="slider"
      ratio="3 / 2"
      before={{ src: draw('skyblue', 'gold'), alt: before }}
      after={{ src: draw('midnightblue', 'lightyellow'), alt: after }}
    />
  )
}
