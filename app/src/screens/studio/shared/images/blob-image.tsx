import { Image, type ImageProps } from '@saha/ui'
import { useObjectUrl } from '../../../../platform/use-object-url.ts'

interface BlobImageProps extends Omit<ImageProps, 'src' | 'loading'> {
  blob: Blob
}

/** Shows an image from memory and revokes its object URL on unmount. */
export function BlobImage({ blob, ...rest }: BlobImageProps) {
  const url = useObjectUrl(blob)
  return <Image src={url ?? undefined} loading="eager" {...rest} />
}
