export { defineIcon, type DefinedIcon } from './define-icon.tsx'
export { Icon, type IconDrawing, type IconBaseProps, type IconProps, type IconSource } from './icon.tsx'
