const isMissing = (part: unknown) =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '')

/** The parts of an object or list; undefined for anything of one piece, such as a text or a file. */
const partsOf = (whole: unknown): unknown[] | undefined =>
  Array.isArray(whole) ||
  (typeof whole === 'object' && whole !== null && Object.getPrototypeOf(whole) === Object.prototype)
    ? Object.values(whole)
    : undefined

/**
 * Whether there is something to ask: a question has parts, and none of them is missing or blank. They are the
 * text itself, or the values of an object (`{ image, instruction }`); one that may be left out is left out.
 */
export const isComplete = (question: unknown): boolean => {
  const parts = partsOf(question) ?? [question]
  return parts.length > 0 && !parts.some(isMissing)
}

/** Whether an answer says nothing: all of it is missing or blank. */
export const isBlank = (answer: unknown): boolean => (partsOf(answer) ?? [answer]).every(isMissing)
