import { Image, StarMotif, Text } from '@saha/ui'
import { toCssRatio, getFrameStyle } from './image-frame.ts'
import type { Size } from './resize-image.ts'

/** Placeholder of an image or video that is being generated. */
export const LoadingPlaceholder = ({ size }: { size: Size }) => (
  <div className="tile mx-auto w-full overflow-hidden rounded-tile" style={getFrameStyle(size)}>
    <Image src={undefined} alt="" ratio={toCssRatio(size)} />
  </div>
)

interface EmptyPlaceholderProps {
  size: Size
  title: string
  /** Hint at what will appear here. */
  children: string
}

/** Placeholder in the selected aspect ratio before anything is generated. */
export const EmptyPlaceholder = ({ size, title, children }: EmptyPlaceholderProps) => (
  <div
    className="mx-auto grid w-full content-center justify-items-center gap-3 rounded-tile border-2 border-dashed border-line-strong p-4 text-center"
    style={{ ...getFrameStyle(size), aspectRatio: toCssRatio(size) }}
  >
    <StarMotif size="3.5rem" className="text-line-strong" />
    <p className="type-subheading">{title}</p>
    <Text tone="muted" size="small" className="max-w-prose text-balance">
      {children}
    </Text>
  </div>
)
