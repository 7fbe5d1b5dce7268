/** Fault that a client asks for. */
export interface Fault {
  readonly name: FaultName
  /** Value after `=`, usually seconds. */
  readonly value: string
}

/** Every fault and its effect. The README's table repeats these sentences. */
export const FAULTS = {
  key: 'HTTP 400 `API_KEY_INVALID`',
  forbidden: 'HTTP 403 `PERMISSION_DENIED`',
  'not-found': 'HTTP 404 `Requested entity was not found.`',
  quota: 'HTTP 429 `RESOURCE_EXHAUSTED` with `QuotaFailure` and `RetryInfo` (36 s, or the given number)',
  internal: 'HTTP 500 `INTERNAL`',
  html: 'HTTP 502 with a page of HTML instead of JSON',
  overloaded: 'HTTP 503 `UNAVAILABLE`',
  deadline: 'HTTP 504 `DEADLINE_EXCEEDED`',
  slow: 'the first byte comes after 5 s, or the given number',
  hang: 'no response is ever sent',
  drop: 'the connection is cut before the response',
  cut: 'the connection is cut in the middle of the response',
  'stream-error': 'an error event `UNAVAILABLE` in the middle of the stream',
  'no-finish': 'the stream ends without a `finishReason`',
  blocked: 'no candidate, `promptFeedback.blockReason: PROHIBITED_CONTENT`, or the given reason',
  finish: 'a candidate without content and the given `finishReason`, as `finish=IMAGE_SAFETY`',
  safety: 'a candidate without content, `finishReason: SAFETY`',
  recitation: 'a candidate without content, `finishReason: RECITATION`',
  'max-tokens': 'a text that is cut off, `finishReason: MAX_TOKENS`',
  'no-image': 'a candidate without content, `finishReason: NO_IMAGE`; a filtered prediction',
  'text-only': 'text instead of the requested image or speech',
  other: 'a candidate without content, `finishReason: OTHER`',
  empty: 'a candidate whose content has no parts, `finishReason: STOP`',
  'no-candidates': 'HTTP 200 without candidates or a reason',
  'no-grounding': 'a reply without `groundingMetadata` despite a search tool',
  'bad-json': 'invalid JSON',
  'operation-error': 'a video that ends with `error`, code 3 or the given one',
  'operation-empty': 'an operation that is done without a video',
  'operation-filtered': 'an operation that is done with a filtered video and the reasons',
  'file-failed': 'an uploaded file that becomes `FAILED`',
  'upload-lost': 'a response to a part of an upload without `x-goog-upload-status`',
  'download-forbidden': 'HTTP 403 for the download of a generated file',
  'live-refused': 'WebSocket close 1008 after the setup',
  'live-invalid': 'WebSocket close 1007 after the setup',
  'live-silent': '`setupComplete` is never sent',
  'live-internal': 'WebSocket close 1011 in the middle of a reply',
  'live-cut': 'the connection is cut in the middle of a reply',
  'live-go-away': '`goAway` with 9.5 s left, or the given number, then close 1011',
  'live-interrupted': '`interrupted` in the middle of a reply without a user interruption',
} as const satisfies Readonly<Record<string, string>>

export type FaultName = keyof typeof FAULTS

/** Request header that asks for a fault. */
export const FAULT_HEADER = 'x-saha-fault'

const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name)

/** Parses the header's value, `quota` or `slow=2`; returns null for an unknown fault. */
export function readFault(text: string | string[] | undefined): Fault | null {
  const [, name = '', value = ''] = /^\s*([a-z-]+)(?:=([\w.]+))?\s*$/.exec(String(text ?? '')) ?? []
  return isFault(name) ? { name, value } : null
}

/** Finds `#fault:quota` or `#fault:slow=2` in a prompt. */
export function findPromptFault(prompt: string): Fault | null {
  const [, asked] = /#fault:([a-z-]+(?:=[\w.]+)?)/.exec(prompt) ?? []
  return readFault(asked)
}

/** Removes the fault marker from a prompt. */
export const removeFault = (prompt: string): string =>
  prompt.replace(/\s*#fault:[a-z-]+(?:=[\w.]+)?/g, '').trim()
