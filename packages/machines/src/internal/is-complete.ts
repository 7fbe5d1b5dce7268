const isMissing = (part: unknown) =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '')

/** Returns the parts of an array or plain object; undefined for atomic values such as strings and files. */
const listParts = (whole: unknown): unknown[] | undefined =>
  Array.isArray(whole) ||
  (typeof whole === 'object' && whole !== null && Object.getPrototypeOf(whole) === Object.prototype)
    ? Object.values(whole)
    : undefined

/**
 * Whether a question can be asked: it has parts, and none is missing or blank. The parts are the text itself or the
 * values of an object (`{ image, instruction }`); leave out optional ones.
 */
export const isComplete = (question: unknown): boolean => {
  const parts = listParts(question) ?? [question]
  return parts.length > 0 && !parts.some(isMissing)
}

/** Whether all parts of an answer are missing or blank. */
export const isBlank = (answer: unknown): boolean => (listParts(answer) ?? [answer]).every(isMissing)
