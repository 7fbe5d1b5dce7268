/**
 * In what a take is recorded. Safari says that it can do WebM and then cannot play it, so MP4 comes first; of the
 * others Ogg is what the model's own documents name.
 */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/ogg;codecs=opus', 'audio/webm;codecs=opus']

/** The first that this browser records; undefined leaves it to the browser. */
export const recordingType = (
  isSupported: (type: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): string | undefined => types.find((type) => isSupported(type))
