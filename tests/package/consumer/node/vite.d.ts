/** Declaration of `vite/client` for the README's worklet. */
declare module '*?worker&url' {
  const url: string
  export default url
}
