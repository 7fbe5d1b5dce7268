import type { ReactElement } from 'react'
import { Icon, type IconDrawing, type IconBaseProps } from './icon.tsx'

/** An icon component created by `defineIcon`. */
export interface DefinedIcon {
  (props: IconBaseProps): ReactElement
  /** True if the icon mirrors in right-to-left text. */
  mirrors: boolean
  displayName: string
}

/**
 * Creates an icon from an SVG component: `defineIcon((props) => <svg viewBox="0 0 24 24" {...props}>…</svg>)`, or
 * from a component of another icon set. Set `mirrors` for icons with an inline direction, such as arrows and doors.
 */
export function defineIcon(drawing: IconDrawing, { mirrors = false } = {}): DefinedIcon {
  const Defined = (props: IconBaseProps) => (
    <Icon icon={drawing} {...(mirrors ? { 'data-mirror': '' } : {})} {...props} />
  )
  return Object.assign(Defined, { mirrors, displayName: drawing.displayName ?? drawing.name })
}
