/**
 * Stands in for `json-bigint`, by which the SDK reads integers that no number can hold: a third of its weight. The
 * portal asks for none, and refuses a number that is not safe (`parse-responses.ts`).
 */
const plainJson = (): Pick<JSON, 'parse' | 'stringify'> => JSON

export default plainJson
