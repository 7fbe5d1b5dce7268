/**
 * Recording formats in order of preference. Safari claims WebM support but cannot play it, so MP4 comes first, then
 * Ogg, which more services accept than WebM.
 */
const preferredTypes = ['audio/mp4;codecs=mp4a.40.2', 'audio/ogg;codecs=opus', 'audio/webm;codecs=opus']

/** Returns the first media type that this browser records; undefined leaves it to the browser. */
export const chooseRecordingType = (
  types: readonly string[] = preferredTypes,
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): string | undefined => types.find((type) => isSupported(type))
