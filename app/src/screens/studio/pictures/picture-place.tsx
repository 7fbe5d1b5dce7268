import { Image, StarMotif, Text } from '@saha/ui'
import { cssRatio, frameWidth } from './frame.ts'
import type { Size } from './draw.ts'

/** The place of a picture or a video that is on its way. */
export const WaitingPlace = ({ size }: { size: Size }) => (
  <div className="tile mx-auto w-full overflow-hidden rounded-tile" style={frameWidth(size)}>
    <Image src={undefined} alt="" ratio={cssRatio(size)} />
  </div>
)

interface EmptyPlaceProps {
  size: Size
  title: string
  /** What is going to stand here. */
  children: string
}

/** The place of one that nobody has asked for yet, in the shape that is chosen. */
export const EmptyPlace = ({ size, title, children }: EmptyPlaceProps) => (
  <div
    className="mx-auto grid w-full content-center justify-items-center gap-3 rounded-tile border-2 border-dashed border-line-strong p-4 text-center"
    style={{ ...frameWidth(size), aspectRatio: cssRatio(size) }}
  >
    <StarMotif size="3.5rem" className="text-line-strong" />
    <p className="type-subheading">{title}</p>
    <Text tone="muted" size="small" className="max-w-prose text-balance">
      {children}
    </Text>
  </div>
)
