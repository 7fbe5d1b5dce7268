/** Something that goes wrong because the caller asked for it. */
export interface Fault {
  readonly name: FaultName
  /** What follows the name after `=`: seconds, mostly. */
  readonly value: string
}

/** Every fault, with what it does; the README's table is made of these sentences. */
export const FAULTS = {
  key: 'HTTP 400 `API_KEY_INVALID`',
  forbidden: 'HTTP 403 `PERMISSION_DENIED`',
  'not-found': 'HTTP 404 `Requested entity was not found.`',
  quota: 'HTTP 429 `RESOURCE_EXHAUSTED` with `QuotaFailure` and `RetryInfo` (36 s, or as many as given)',
  internal: 'HTTP 500 `INTERNAL`',
  html: 'HTTP 502 with a page of HTML instead of JSON',
  overloaded: 'HTTP 503 `UNAVAILABLE`',
  deadline: 'HTTP 504 `DEADLINE_EXCEEDED`',
  slow: 'the first byte comes after 5 s, or as many as given',
  hang: 'no answer ever comes',
  drop: 'the connection is cut before the answer',
  cut: 'the connection is cut in the middle of the answer',
  'stream-error': 'an error event `UNAVAILABLE` in the middle of the stream',
  'no-finish': 'the stream ends without a `finishReason`',
  blocked: 'no candidate, `promptFeedback.blockReason: PROHIBITED_CONTENT`, or the reason given',
  finish: 'a candidate without content and the `finishReason` given, as `finish=IMAGE_SAFETY`',
  safety: 'a candidate without content, `finishReason: SAFETY`',
  recitation: 'a candidate without content, `finishReason: RECITATION`',
  'max-tokens': 'a text that is cut off, `finishReason: MAX_TOKENS`',
  'no-image': 'a candidate without content, `finishReason: NO_IMAGE`; a filtered prediction',
  'text-only': 'words instead of the picture or the speech that was asked for',
  other: 'a candidate without content, `finishReason: OTHER`',
  empty: 'a candidate whose content has no parts, `finishReason: STOP`',
  'no-candidates': 'HTTP 200 without candidates and without a reason',
  'no-grounding': 'an answer without `groundingMetadata` though a tool was given',
  'bad-json': 'a text that is no JSON though JSON was asked for',
  'operation-error': 'a video that ends with `error`, code 3 or the one given',
  'operation-empty': 'a video that is done and holds none',
  'operation-filtered': 'a video that is done and was filtered, with the reasons',
  'file-failed': 'an uploaded file that becomes `FAILED`',
  'upload-lost': 'a part of an upload answered without `x-goog-upload-status`',
  'download-forbidden': 'HTTP 403 when the made file is fetched',
  'live-refused': 'WebSocket close 1008 after the setup',
  'live-invalid': 'WebSocket close 1007 after the setup',
  'live-silent': '`setupComplete` never comes',
  'live-internal': 'WebSocket close 1011 in the middle of an answer',
  'live-cut': 'the connection is cut in the middle of an answer',
  'live-go-away': '`goAway` with 9.5 s left, or as many as given, then close 1011',
  'live-interrupted': '`interrupted` in the middle of an answer that nobody interrupted',
} as const satisfies Readonly<Record<string, string>>

export type FaultName = keyof typeof FAULTS

/** The header that asks for a fault. */
export const FAULT_HEADER = 'x-saha-fault'

const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name)

/** Reads `quota` or `slow=2`, as the header says it; null for what is no fault. */
export function readFault(text: string | string[] | undefined): Fault | null {
  const [, name = '', value = ''] = /^\s*([a-z-]+)(?:=([\w.]+))?\s*$/.exec(String(text ?? '')) ?? []
  return isFault(name) ? { name, value } : null
}

/** Finds `#fault:quota` or `#fault:slow=2` in a prompt. */
export function findPromptFault(prompt: string): Fault | null {
  const [, asked] = /#fault:([a-z-]+(?:=[\w.]+)?)/.exec(prompt) ?? []
  return readFault(asked)
}

/** The prompt without what asks for a fault. */
export const removeFault = (prompt: string): string =>
  prompt.replace(/\s*#fault:[a-z-]+(?:=[\w.]+)?/g, '').trim()
