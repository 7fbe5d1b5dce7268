import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** A microphone between sound waves. */
export const LiveChatIcon = () => (
  <ToolIconFrame>
    <rect x="19" y="10" width="10" height="17" rx="5" className="fill-action" />
    <path d="M14.5 22.5c0 6 4 9.5 9.5 9.5s9.5-3.5 9.5-9.5M24 32v5M19.5 37.5h9" />
    <path d="M10.5 16c-1.6 3-1.6 7 0 10M37.5 16c1.6 3 1.6 7 0 10" />
  </ToolIconFrame>
)
