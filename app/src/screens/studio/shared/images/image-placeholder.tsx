import { Image, StarMotif, Text } from '@saha/ui'
import { toCssRatio, getFrameStyle } from './image-frame.ts'
import type { Size } from './resize-image.ts'

/** The place of a picture or a video that is on its way. */
export const LoadingPlaceholder = ({ size }: { size: Size }) => (
  <div className="tile mx-auto w-full overflow-hidden rounded-tile" style={getFrameStyle(size)}>
    <Image src={undefined} alt="" ratio={toCssRatio(size)} />
  </div>
)

interface EmptyPlaceholderProps {
  size: Size
  title: string
  /** What is going to stand here. */
  children: string
}

/** The place of one that nobody has asked for yet, in the shape that is chosen. */
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
