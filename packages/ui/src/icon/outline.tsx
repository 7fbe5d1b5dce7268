import type { SVGProps } from 'react'

/** The SVG root of the kit's icons: 24 × 24 grid, round strokes in the text color. */
export const Outline = (props: SVGProps<SVGSVGElement>) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2.25}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
)
