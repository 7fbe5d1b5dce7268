import { Image } from '@saha/ui/image'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { alt: 'A blue ramp below a red sun' },
  ar: { alt: 'منحدر أزرق تحت شمس حمراء' },
}

/** Replace this with the URL of an image. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 16" width="250" height="160"><path fill="#cfd8ff" d="M0 0h25v16H0z"/><path fill="#3b4fb8" d="M0 16h16V9z"/><circle cx="20" cy="4" r="2" fill="#c8322b"/></svg>',
)}`

export default function Poster() {
  const { alt } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Image src={picture} alt={alt} style={{ maxInlineSize: '20rem' }} />
}
