import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** Two speech bubbles. */
export const ChatbotIcon = () => (
  <ToolIconFrame>
    <path d="M12 11h16v11H19l-4 4v-4h-3Z" className="fill-surface" />
    <path d="M20 20h16v11h-3v4l-4-4h-9Z" className="fill-surface" />
    <path d="M28 22.5 31 25.5 28 28.5 25 25.5Z" className="fill-action" />
  </ToolIconFrame>
)
