import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** A film strip with a marked frame. */
export const VideoAnalyzerIcon = () => (
  <ToolIconFrame>
    <path d="M10 13h28v22H10Z" className="fill-surface" />
    <path d="M10 18.5h28M10 29.5h28M15 13v5.5M21 13v5.5M27 13v5.5M33 13v5.5M15 29.5V35M21 29.5V35M27 29.5V35M33 29.5V35" />
    <path d="m24 19.5 4.5 4.5-4.5 4.5-4.5-4.5Z" className="fill-action" />
  </ToolIconFrame>
)
