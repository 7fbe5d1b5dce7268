import { useState } from 'react'
import { useToolbar } from '../globals.ts'
import { useIsNear } from './use-is-near.ts'

const languages = { en: 'English', ar: 'العربية' } as const

interface StoryPreviewProps {
  id: string
  name: string
}

/** A story on two phones, in English and Arabic. */
export const StoryPreview = ({ id, name }: StoryPreviewProps) => (
  <div className="grid max-w-[30rem] grid-cols-2 items-start gap-4">
    <Phone id={id} name={name} language="en" />
    <Phone id={id} name={name} language="ar" />
  </div>
)

const phone = { width: 375, height: 667 }
/** Longer pages are cut off. */
const longest = 1800

/** A story 375 px wide, scaled to its place. Loaded only near the viewport, because each is a whole portal. */
function Phone({ id, name, language }: StoryPreviewProps & { language: keyof typeof languages }) {
  const { theme } = useToolbar()
  const [ref, isNear] = useIsNear()
  const [height, setHeight] = useState(phone.height)
  const showWholePage = ({ contentDocument }: HTMLIFrameElement) => {
    const root = contentDocument?.documentElement
    if (!root) return
    const measure = () => setHeight(Math.min(Math.max(root.offsetHeight, phone.height), longest))
    new ResizeObserver(measure).observe(root)
  }
  return (
    <figure className="@container grid min-w-0 gap-1.5">
      <div
        ref={ref}
        style={{ aspectRatio: `${phone.width} / ${height}` }}
        className="w-full overflow-hidden rounded-control border border-line-strong bg-ground"
      >
        {isNear && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- this very Storybook: it needs its scripts and its origin
          <iframe
            title={`${name} (${languages[language]})`}
            src={`iframe.html?id=${id}&viewMode=story&globals=locale:${language};theme:${theme};a11y.manual:!true`}
            loading="lazy"
            inert
            data-preview=""
            style={{
              inlineSize: phone.width,
              blockSize: height,
              // Width of the place divided by that of the phone, as a number.
              scale: `tan(atan2(100cqi, ${phone.width}px))`,
              transformOrigin: '0 0',
            }}
            onLoad={({ currentTarget }) => showWholePage(currentTarget)}
          />
        )}
      </div>
      <figcaption lang={language} className="type-caption text-ink-muted">
        {languages[language]}
      </figcaption>
    </figure>
  )
}
