import type { ReactElement } from 'react'
import { Icon, type IconDrawing, type IconBaseProps } from './icon.tsx'

/** An icon of the kit, or one that `defineIcon` made. */
export interface DefinedIcon {
  (props: IconBaseProps): ReactElement
  /** Whether it turns over in right-to-left text. */
  mirrors: boolean
  displayName: string
}

/**
 * Makes an icon of a drawing: `defineIcon((props) => <svg viewBox="0 0 24 24" {...props}>…</svg>)`, or of another
 * set's component. What shows a way along the line (an arrow, a door) mirrors; things, marks and media never do.
 */
export function defineIcon(drawing: IconDrawing, { mirrors = false } = {}): DefinedIcon {
  const Defined = (props: IconBaseProps) => (
    <Icon icon={drawing} {...(mirrors ? { 'data-mirror': '' } : {})} {...props} />
  )
  return Object.assign(Defined, { mirrors, displayName: drawing.displayName ?? drawing.name })
}
