import { StarMotif } from '@saha/ui'
import type { ReactNode } from 'react'
import type { ToolId } from '../../routing/tools.ts'

/** Drawings on a 48 × 48 grid, with one shape in `fill-action`. */
const drawings: Readonly<Record<ToolId, ReactNode>> = {
  // Two speech bubbles.
  chatbot: (
    <>
      <path d="M12 11h16v11H19l-4 4v-4h-3Z" className="fill-surface" />
      <path d="M20 20h16v11h-3v4l-4-4h-9Z" className="fill-surface" />
      <path d="M28 22.5 31 25.5 28 28.5 25 25.5Z" className="fill-action" />
    </>
  ),
  // Nested squares with a star in the middle.
  'complex-query': (
    <>
      <path d="M24 9 39 24 24 39 9 24Z" className="fill-surface" />
      <path d="M16.5 16.5h15v15h-15Z" />
      <path d="M24 19.5 28.5 24 24 28.5 19.5 24Z" className="fill-action" />
    </>
  ),
  // A framed landscape with a sun.
  'image-generation': (
    <>
      <path d="M10 13h28v22H10Z" className="fill-surface" />
      <path d="m10 32 8-9 6 6 4-4 10 8" />
      <circle cx="30" cy="19" r="3" className="fill-action" />
    </>
  ),
  // An image split in two by a slider.
  'image-editor': (
    <>
      <path d="M10 13h28v22H10Z" className="fill-surface" />
      <path d="M10 32 17 24l7 7 5-5 9 8" />
      <path d="M24 9v30" />
      <path d="m24 20 4 4-4 4-4-4Z" className="fill-action" />
    </>
  ),
  // A film strip with a marked frame.
  'video-analyzer': (
    <>
      <path d="M10 13h28v22H10Z" className="fill-surface" />
      <path d="M10 18.5h28M10 29.5h28M15 13v5.5M21 13v5.5M27 13v5.5M33 13v5.5M15 29.5V35M21 29.5V35M27 29.5V35M33 29.5V35" />
      <path d="m24 19.5 4.5 4.5-4.5 4.5-4.5-4.5Z" className="fill-action" />
    </>
  ),
  // A microphone and lines of text.
  'audio-transcription': (
    <>
      <path
        d="M18 9a5.5 5.5 0 0 1 5.5 5.5V22a5.5 5.5 0 0 1-11 0v-7.5A5.5 5.5 0 0 1 18 9Z"
        className="fill-surface"
      />
      <path d="M8.5 21.5a9.5 9.5 0 0 0 19 0M18 31v6M13.5 37h9" />
      <path d="M33 20.5h7M33 27h7M31 33.5h9" />
      <path d="M36.5 8 40 11.5 36.5 15 33 11.5Z" className="fill-action" />
    </>
  ),
  // A magnifier with a star in its lens.
  'smart-search': (
    <>
      <path d="M21 9a12 12 0 1 0 0 24 12 12 0 0 0 0-24Z" className="fill-surface" />
      <path d="m30 30 9 9" strokeWidth="4" />
      <path d="M21 14.5 27.5 21 21 27.5 14.5 21Z" className="fill-action" />
    </>
  ),
  // A page with sound waves.
  tts: (
    <>
      <path d="M11 12h17v24H11Z" className="fill-surface" />
      <path d="M15.5 18.5h8M15.5 24h8M15.5 29.5h5" />
      <path d="M32.5 19.5c2.5 2.5 2.5 6.5 0 9M36.5 15.5c4.8 4.8 4.8 12.2 0 17" />
      <path d="M28 20.5 31.5 24 28 27.5 24.5 24Z" className="fill-action" />
    </>
  ),
  // A film strip with a play symbol.
  'video-generation': (
    <>
      <path d="M9 12h30v24H9Z" className="fill-surface" />
      <path d="M9 18h30M9 30h30M16 12v6M24 12v6M32 12v6M16 30v6M24 30v6M32 30v6" />
      <path d="M21.5 20.5v7l6-3.5Z" className="fill-action" />
    </>
  ),
  // A microphone between sound waves.
  'live-chat': (
    <>
      <rect x="19" y="10" width="10" height="17" rx="5" className="fill-action" />
      <path d="M14.5 22.5c0 6 4 9.5 9.5 9.5s9.5-3.5 9.5-9.5M24 32v5M19.5 37.5h9" />
      <path d="M10.5 16c-1.6 3-1.6 7 0 10M37.5 16c1.6 3 1.6 7 0 10" />
    </>
  ),
}

/** Icon of a tool: a drawing on a star. Scales with the font size. */
export const ToolIcon = ({ tool }: { tool: ToolId }) => (
  <span aria-hidden="true" className="relative inline-grid size-[3em] shrink-0 place-items-center">
    <StarMotif size="100%" courtyard={false} className="absolute inset-0 text-selection" />
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="relative size-full stroke-ink"
    >
      {drawings[tool]}
    </svg>
  </span>
)
