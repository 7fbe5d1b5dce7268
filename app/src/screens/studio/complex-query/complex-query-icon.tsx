import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** Nested squares with a star in the middle. */
export const ComplexQueryIcon = () => (
  <ToolIconFrame>
    <path d="M24 9 39 24 24 39 9 24Z" className="fill-surface" />
    <path d="M16.5 16.5h15v15h-15Z" />
    <path d="M24 19.5 28.5 24 24 28.5 19.5 24Z" className="fill-action" />
  </ToolIconFrame>
)
