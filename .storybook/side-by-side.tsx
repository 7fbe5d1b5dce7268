interface SideBySideProps {
  id: string
  view: 'languages' | 'themes'
  globals: Record<string, string>
}

const variations: Record<SideBySideProps['view'], { title: string; globals: Record<string, string> }[]> = {
  languages: [
    { title: 'English', globals: { locale: 'en' } },
    { title: 'العربية', globals: { locale: 'ar' } },
  ],
  themes: [
    { title: 'English, light', globals: { locale: 'en', theme: 'light' } },
    { title: 'English, dark', globals: { locale: 'en', theme: 'dark' } },
    { title: 'العربية، فاتح', globals: { locale: 'ar', theme: 'light' } },
    { title: 'العربية، داكن', globals: { locale: 'ar', theme: 'dark' } },
  ],
}

/** A story in several languages or themes, each in its own document, which overlays require. */
export function SideBySide({ id, view, globals }: SideBySideProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {variations[view].map(({ title, globals: own }) => {
        const query = Object.entries({ ...globals, ...own, view: 'single' }).map(
          ([key, value]) => `${key}:${value}`,
        )
        return (
          <figure key={title} className="grid gap-2">
            <figcaption className="type-caption text-ink-muted">{title}</figcaption>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this very Storybook: it needs its scripts and its origin */}
            <iframe
              title={title}
              src={`iframe.html?id=${id}&viewMode=story&globals=${query.join(';')}`}
              className="h-[80vh] w-full rounded-control border border-line bg-ground"
            />
          </figure>
        )
      })}
    </div>
  )
}
