import { Text } from '@saha/ui/text'
import generated from '../../../packages/ui/src/props.generated.json'
import { DocsTable } from './docs-table.tsx'
import { Code, Sentence, Subsection } from './section.tsx'

interface Prop {
  name: string
  type: string
  required: boolean
  default?: string
  description: string
}

interface Part {
  kind: 'component' | 'function'
  description: string
  /** HTML element that receives all other attributes. */
  element?: string | null
  signature?: string
  props?: readonly Prop[]
}

/** An exported type: an object with its properties, or an expression. */
interface TypeReference {
  description: string
  props?: readonly Prop[]
  type?: string
}

interface Reference {
  parts: Readonly<Record<string, Part>>
  types: Readonly<Record<string, TypeReference>>
  dataAttributes: readonly string[]
  cssVariables: readonly string[]
}

const references = generated as unknown as Readonly<Record<string, Reference>>

/** Returns the HTML element of the component that a story title ends with. */
export function findRootElement(title: string): string | null | undefined {
  const name = title.split('/').at(-1) ?? ''
  return Object.values(references).find(({ parts }) => parts[name])?.parts[name]?.element
}

const PropsTable = ({ of: owner, props }: { of: string; props: readonly Prop[] }) =>
  props.length > 0 && (
    <DocsTable
      label={`Props of ${owner}`}
      heads={['Prop', 'Type', 'Default', 'Description']}
      rows={props.map((prop) => ({
        key: prop.name,
        cells: [
          <Code key="name">{prop.name}</Code>,
          <Code key="type">{prop.type}</Code>,
          prop.required ? 'required' : prop.default ? <Code key="default">{prop.default}</Code> : '–',
          <Sentence key="description">{prop.description}</Sentence>,
        ],
      }))}
    />
  )

const NamedType = ({ name, of: { description, props = [], type } }: { name: string; of: TypeReference }) => (
  <Subsection title={name}>
    {description && (
      <Text>
        <Sentence>{description}</Sentence>
      </Text>
    )}
    {type && <Code>{`type ${name} = ${type}`}</Code>}
    <PropsTable of={name} props={props} />
  </Subsection>
)

function PartReference({ name, part }: { name: string; part: Part }) {
  const { description, element, signature, props = [] } = part
  return (
    <Subsection title={name}>
      <Text>
        <Sentence>{description}</Sentence>
      </Text>
      {signature && <Code>{signature}</Code>}
      <PropsTable of={name} props={props} />
      {element && (
        <Text tone="muted">
          All other attributes go to the <Code>{`<${element}>`}</Code> element.
        </Text>
      )}
    </Subsection>
  )
}

const Names = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <Text>
      {title}:{' '}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <Code>{name}</Code>
        </span>
      ))}
      .
    </Text>
  )

/** Props of every part of a component, its exported types, its data attributes and CSS variables. */
export function PropsReference({ component }: { component: string }) {
  const reference = references[component]
  if (!reference) return null
  return (
    <>
      {Object.entries(reference.parts).map(([name, part]) => (
        <PartReference key={name} name={name} part={part} />
      ))}
      {Object.entries(reference.types).map(([name, type]) => (
        <NamedType key={name} name={name} of={type} />
      ))}
      <Names title="Data attributes for styling" names={reference.dataAttributes} />
      <Names title="CSS variables" names={reference.cssVariables} />
    </>
  )
}
