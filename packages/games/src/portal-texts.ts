import type { PortalTexts } from './manifest.ts'

const folder = './games/'
const file = '/portal-texts.ts'

/** Texts by game, apart from the manifests so that game lists do not download them. */
export const portalTexts: ReadonlyMap<string, PortalTexts> = new Map(
  Object.entries(
    import.meta.glob<PortalTexts>('./games/*/portal-texts.ts', { eager: true, import: 'portalTexts' }),
  ).map(([path, texts]) => [path.slice(folder.length, -file.length), texts]),
)

export type { PortalTexts }
