import * as v from 'valibot'

/** The ratios that the picture tools offer. */
export const imageRatio = v.picklist(['1:1', '16:9', '9:16', '4:3', '3:4'])

/** The ratios that the video tool offers. */
export const videoRatio = v.picklist(['16:9', '9:16'])

/** Bytes as text. */
export const base64 = v.pipe(v.string(), v.nonEmpty(), v.regex(/^[A-Za-z0-9+/_-]+={0,2}$/))

/** A media type of a picture. */
export const imageType = v.picklist([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/avif',
])

/** A media type of a recording or a video, with the codecs that recorders name. */
export const recordingType = v.pipe(
  v.string(),
  v.regex(/^(?:audio|video)\/[a-z0-9][a-z0-9.+-]{0,60}(?:; ?codecs=[\w.,"]{1,40})?$/),
)

/** A text of bounded length. */
export function text(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest))
}
