import * as v from 'valibot'

/** Aspect ratios in the image tools. */
export const imageRatio = v.picklist(['1:1', '16:9', '9:16', '4:3', '3:4'])

/** Aspect ratios in the video tool. */
export const videoRatio = v.picklist(['16:9', '9:16'])

/** Non-empty base64, in either alphabet. */
export const base64 = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Za-z0-9+/_-]+={0,2}$/))

/** Media types of images. */
export const imageType = v.picklist([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/avif',
])

/** Media type of a recording or video, with the codecs that recorders add. */
export const recordingType = v.pipe(
  v.string(),
  v.regex(/^(?:audio|video)\/[a-z0-9][a-z0-9.+-]{0,60}(?:; ?codecs=[\w.,"]{1,40})?$/),
)

/** Media type of documents that models read page by page. */
export const documentType = v.literal('application/pdf')

/** Text with a maximum length. */
export function text(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest))
}
