declare module 'virtual:kit-facts' {
  /** By a component's folder name. */
  const facts: Readonly<Record<string, { attributes: readonly string[] }>>
  export default facts
}
