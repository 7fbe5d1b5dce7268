/** Returns a fixed number from 0 to 1 for a place, for decoration only. */
export function getPlaceNoise(place: number, salt: number): number {
  let mixed = Math.imul(place ^ Math.imul(salt + 11, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
}
