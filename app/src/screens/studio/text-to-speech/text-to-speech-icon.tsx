import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** A page with sound waves. */
export const TextToSpeechIcon = () => (
  <ToolIconFrame>
    <path d="M11 12h17v24H11Z" className="fill-surface" />
    <path d="M15.5 18.5h8M15.5 24h8M15.5 29.5h5" />
    <path d="M32.5 19.5c2.5 2.5 2.5 6.5 0 9M36.5 15.5c4.8 4.8 4.8 12.2 0 17" />
    <path d="M28 20.5 31.5 24 28 27.5 24.5 24Z" className="fill-action" />
  </ToolIconFrame>
)
