declare module 'virtual:kit-docs' {
  /** By a component's folder name. */
  const metadata: Readonly<Record<string, { attributes: readonly string[] }>>
  export default metadata
}
