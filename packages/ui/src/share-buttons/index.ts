export type { SharePlace } from './marks.tsx'
export { ShareButtons, type ShareButtonsProps, type ShareItem } from './share-buttons.tsx'
