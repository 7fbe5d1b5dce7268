declare module 'virtual:kit-docs' {
  /** Keyed by the component's folder. */
  const kitDocs: Readonly<Record<string, { attributes: readonly string[] }>>
  export default kitDocs
}
