/// <reference types="vite/client" />

/** The files of the built arcade: see `ArcadeManifest` in packages/games/hand-over.ts. */
declare module 'virtual:arcade' {
  interface HandedFile {
    /** Where it is, from the arcade's own folder. */
    readonly file: string
    /** Bytes before compression. */
    readonly size: number
  }
  const arcade: {
    readonly faces: HandedFile
    readonly games: Readonly<Record<string, HandedFile & { readonly sha256: string }>>
  }
  export default arcade
}
