import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** An image split in two by a slider. */
export const ImageEditorIcon = () => (
  <ToolIconFrame>
    <path d="M10 13h28v22H10Z" className="fill-surface" />
    <path d="M10 32 17 24l7 7 5-5 9 8" />
    <path d="M24 9v30" />
    <path d="m24 20 4 4-4 4-4-4Z" className="fill-action" />
  </ToolIconFrame>
)
