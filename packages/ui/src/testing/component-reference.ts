/** A prop of a component's part. */
export interface PropReference {
  name: string
  /** Type with unions of literals expanded, and names of types that the kit, React or the platform exports. */
  type: string
  /** Default as written in the source; absent if there is none. */
  default?: string
  required: boolean
  description: string
}

/** An export of a component's folder. */
export type PartReference =
  | {
      kind: 'component'
      description: string
      /** Element whose attributes the part takes too; null if it takes none. */
      element: string | null
      props: PropReference[]
    }
  | { kind: 'function' | 'constant'; description: string; signature: string }

/** An exported type that is not the props of a part: its members, or what it is another name for. */
export type TypeReference =
  | { description: string; props: PropReference[] }
  | { description: string; type: string }

/** Reference of a component, extracted from its source by `npm run props -w @saha/ui`. */
export interface ComponentReference {
  /** Exported values, in the order of the folder's `index.ts`. */
  parts: Record<string, PartReference>
  /** Exported types other than props, such as the options of a function. */
  types: Record<string, TypeReference>
  /** Data attributes for styling, except `data-slot`. */
  dataAttributes: string[]
  /** Custom properties that a host may set. */
  cssVariables: string[]
}
