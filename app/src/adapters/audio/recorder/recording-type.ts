/**
 * Recording formats in order of preference. Safari claims WebM support but cannot play it, so MP4 comes first; the
 * model's documentation names Ogg.
 */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/ogg;codecs=opus', 'audio/webm;codecs=opus']

/** Returns the first type that this browser records; undefined leaves it to the browser. */
export const recordingType = (
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): string | undefined => types.find((type) => isSupported(type))
