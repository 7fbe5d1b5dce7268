declare module 'virtual:docs-ids' {
  /** Id of each component's docs page, by the component's folder. */
  const docsIds: Readonly<Record<string, string>>
  export default docsIds
}

declare module '*?snippet' {
  const snippet: { code: string; html: string }
  export default snippet
}
