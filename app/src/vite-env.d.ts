/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_APPWRITE_ENDPOINT?: string
  readonly VITE_APPWRITE_PROJECT?: string
  readonly VITE_APPWRITE_DATABASE?: string
  /** As `readSiteUrl` returns it, or empty. */
  readonly VITE_SITE_URL?: string
  /** As `readPlayOrigin` returns it, or empty. */
  readonly VITE_PLAY_ORIGIN?: string
  /** Name of the service that counts page views, or empty: then the build drops the code that reports them. */
  readonly VITE_ANALYTICS?: string
}

/** The files of the built arcade: see `ArcadeManifest` in packages/games/bundle-games.ts. */
declare module 'virtual:arcade' {
  interface HandedFile {
    /** Where it is, from the arcade's own folder. */
    readonly file: string
    /** Bytes before compression. */
    readonly size: number
    /** In base64. */
    readonly sha256: string
  }
  const arcade: {
    readonly faces: HandedFile
    readonly games: Readonly<Record<string, HandedFile>>
  }
  export default arcade
}
