/**
 * Replaces `json-bigint`, a third of the SDK's size, which reads integers beyond the safe range. The portal requests
 * none and rejects unsafe numbers (`parse-responses.ts`).
 */
const plainJson = (): Pick<JSON, 'parse' | 'stringify'> => JSON

export default plainJson
