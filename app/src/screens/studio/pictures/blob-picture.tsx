import { Image, type ImageProps } from '@saha/ui'
import { useObjectUrl } from '../../../platform/use-object-url.ts'

interface BlobPictureProps extends Omit<ImageProps, 'src' | 'loading'> {
  blob: Blob
}

/** A picture out of memory; its address is given back with it. */
export function BlobPicture({ blob, ...rest }: BlobPictureProps) {
  const url = useObjectUrl(blob)
  return <Image src={url ?? undefined} loading="eager" {...rest} />
}
