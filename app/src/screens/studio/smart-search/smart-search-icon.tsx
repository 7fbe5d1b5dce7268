import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** A magnifier with a star in its lens. */
export const SmartSearchIcon = () => (
  <ToolIconFrame>
    <path d="M21 9a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z" className="fill-surface" />
    <path d="m30 30 9 9" strokeWidth="4" />
    <path d="M21 14.5 27.5 21 21 27.5 14.5 21Z" className="fill-action" />
  </ToolIconFrame>
)
