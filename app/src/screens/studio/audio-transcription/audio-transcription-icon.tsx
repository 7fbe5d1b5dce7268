import { ToolIconFrame } from '../shared/tool-icon-frame.tsx'

/** A microphone and lines of text. */
export const AudioTranscriptionIcon = () => (
  <ToolIconFrame>
    <path
      d="M18 9a5.5 5.5 0 0 1 5.5 5.5V22a5.5 5.5 0 0 1-11 0v-7.5A5.5 5.5 0 0 1 18 9Z"
      className="fill-surface"
    />
    <path d="M8.5 21.5a9.5 9.5 0 0 0 19 0M18 31v6M13.5 37h9" />
    <path d="M33 20.5h7M33 27h7M31 33.5h9" />
    <path d="M36.5 8 40 11.5 36.5 15 33 11.5Z" className="fill-action" />
  </ToolIconFrame>
)
