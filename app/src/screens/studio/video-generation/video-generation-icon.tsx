import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** A film strip with a play symbol. */
export const VideoGenerationIcon = () => (
  <ToolIconFrame>
    <path d="M9 12h30v24H9Z" className="fill-surface" />
    <path d="M9 18h30M9 30h30M16 12v6M24 12v6M32 12v6M16 30v6M24 30v6M32 30v6" />
    <path d="M21.5 20.5v7l6-3.5Z" className="fill-action" />
  </ToolIconFrame>
)
