/** Returns the milliseconds of a frame, by the upper five bits of a packet's first byte (RFC 6716, 3.1). */
function frameMilliseconds(config: number): number {
  if (config < 12) return [10, 20, 40, 60][config % 4] ?? 60
  if (config < 16) return config % 2 === 0 ? 10 : 20
  return [2.5, 5, 10, 20][config % 4] ?? 20
}

/** Maximum length of an Opus packet, in seconds. */
export const MAX_PACKET_SECONDS = 0.12

/**
 * Returns the length of an Opus packet, in seconds.
 *
 * @param first its first byte
 * @param second its second byte, which counts the frames of some packets
 */
export function opusSeconds(first: number, second: number): number {
  const code = first & 3
  const frames = code === 0 ? 1 : code === 3 ? second & 63 : 2
  return Math.min(MAX_PACKET_SECONDS, (frames * frameMilliseconds(first >> 3)) / 1000)
}
