export { Icon, type IconProps } from './icon.tsx'
export { icons, type IconName } from './icons.ts'
