import { findComponent } from '../component-metadata.ts'

/** Links to a component's page; a name without a page stays text. */
export function ComponentLink({ name }: { name: string }) {
  const docs = findComponent(name)
  if (!docs) return name
  return (
    <a
      href={`./?path=/docs/${docs.docsId}`}
      target="_top"
      className="text-link underline focus-visible:focus-ring"
    >
      {name}
    </a>
  )
}
