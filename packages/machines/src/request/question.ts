const isMissing = (part: unknown) =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '')

/**
 * Whether there is something to ask: no part of the question is missing or blank. Its parts are the text
 * itself, or the values of an object (`{ image, instruction }`); one that may be left out is left out.
 */
export const isComplete = (question: unknown): boolean =>
  !isMissing(question) && (typeof question !== 'object' || !Object.values(question as object).some(isMissing))
