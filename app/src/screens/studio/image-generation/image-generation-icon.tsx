import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** A framed landscape with a sun. */
export const ImageGenerationIcon = () => (
  <ToolIconFrame>
    <path d="M10 13h28v22H10Z" className="fill-surface" />
    <path d="m10 32 8-9 6 6 4-4 10 8" />
    <circle cx="30" cy="19" r="3" className="fill-action" />
  </ToolIconFrame>
)
