import { Text } from '@saha/ui/text'
import type { ComponentMetadata } from '../component-metadata.ts'
import { ComponentLink } from './component-link.tsx'
import { Subsection } from './section.tsx'

const changelog = Object.values(
  import.meta.glob<string>('../../../packages/ui/CHANGELOG.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** Returns the entries of the kit's changelog that name a component, with their version. */
function findChanges(text: string, component: string): { version: string; change: string }[] {
  let version = ''
  return text.split('\n').flatMap((line) => {
    version = /^## (.+)$/.exec(line)?.[1] ?? version
    const names = line.startsWith('- ') && line.includes(`\`${component}\``)
    return names ? [{ version, change: line.slice(2) }] : []
  })
}

/** Related components, and changes by version. */
export function Related({ docs: { name, related = [], since } }: { docs: ComponentMetadata }) {
  const changes = findChanges(changelog, name)
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {related.length > 0 && (
        <Subsection title="Related">
          <ul className="m-0 grid list-disc gap-2 ps-5">
            {related.map((component) => (
              <li key={component}>
                <ComponentLink name={component} />
              </li>
            ))}
          </ul>
        </Subsection>
      )}
      <Subsection title="Changes">
        {changes.map(({ version, change }) => (
          <Text key={change}>
            {version}: {change}
          </Text>
        ))}
        <Text>{since}: first version</Text>
      </Subsection>
    </div>
  )
}
