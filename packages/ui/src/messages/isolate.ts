/** Wraps a text of unknown direction in U+2068 and U+2069, for messages that are plain strings. */
export const isolate = (text: string) => `\u2068${text}\u2069`
