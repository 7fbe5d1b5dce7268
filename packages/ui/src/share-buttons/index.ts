export type { ShareNetwork } from './network-icons.tsx'
export { ShareButtons, type ShareButtonsProps, type ShareItem } from './share-buttons.tsx'
