import { GeminiError } from './failure.ts'

/** @throws {GeminiError} `too-large` for what one request cannot hold: it is told before anything is read or sent */
export function checkSize(size: number, most: number): void {
  if (size > most) throw new GeminiError('too-large', `${size} is more than ${most}`)
}
