declare module 'virtual:screen-usage' {
  /** Story titles of the components and machines that a screen uses, by the screen's title. */
  const screenUsage: Readonly<
    Record<string, { readonly components: readonly string[]; readonly machines: readonly string[] }>
  >
  export default screenUsage
}
