import { GeminiError } from './gemini-error.ts'

/** @throws {GeminiError} `too-large` for more than one request can hold, before anything is read or sent */
export function checkSize(size: number, most: number): void {
  if (size > most) throw new GeminiError('too-large', `${size} is more than ${most}`)
}
