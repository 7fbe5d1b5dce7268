import type { EventObject } from 'xstate'
import type { ModelAnswer, Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

export type SearchMode = 'web' | 'maps'

/** The search got no answer. Why is in its `kind`: `blocked`, `empty`, `network`, … */
export type SearchFailureCode = 'search'

export type SearchFailure = Failure<SearchFailureCode>

/** Where the visitor is, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface SourceLink {
  readonly uri: string
  readonly title: string
}

/** Where an answer comes from; its uri is a stranger's and must be checked before it becomes a link. */
export type SearchSource = { readonly web: SourceLink } | { readonly maps: SourceLink }

export interface SearchResult {
  readonly text: string
  /** Empty when the model gave none. */
  readonly sources: readonly SearchSource[]
}

/** What is searched for; the mode is that of the moment it was asked in. */
export interface Search {
  readonly query: string
  readonly mode: SearchMode
}

export interface SearchRequest extends Search {
  /** Null in web mode, and when nobody knows where the visitor is. */
  readonly position: Position | null
}

export interface SmartSearchContext {
  /** What is searched for, or was last; null for nothing. */
  readonly search: Search | null
  /** Known while a maps search is on its way, and forgotten with it. */
  readonly position: Position | null
  /** The search went, or goes, on without knowing where the visitor is: results may be less accurate. */
  readonly positionUnknown: boolean
  readonly answer: ModelAnswer<SearchResult> | null
  readonly failure: SearchFailure | null
}

export type SmartSearchEvent =
  /** Counts for the next search; one on its way keeps the mode it was asked in. */
  | { type: 'mode.change'; mode: SearchMode }
  /** Ignored when blank; a search on its way is dropped for this one. */
  | { type: 'search.submit'; query: string }
  /** Searches for the same again. */
  | { type: 'search.retry' }
  | { type: 'search.cancel' }
  | LocatorEvent

/** What the locator tells. */
export type LocatorEvent =
  /** The visitor, or the browser for them, has said yes: from now on it is only a matter of seconds. */
  | { type: 'locator.granted' }
  | { type: 'locator.found'; position: Position }
  /** `permission` when the answer was no. */
  | { type: 'locator.failed'; kind: FailureKind }

export interface SmartSearchPorts {
  /** Rejects with a `PortError` of kind `blocked` or `empty` when the model gives no answer. */
  search: Port<SearchRequest, ModelAnswer<SearchResult>>
}

export interface SmartSearchResources {
  /** Asks the browser, and perhaps the visitor, where they are. Its failure is a warning only. */
  readonly locator: OpenResource<void, LocatorEvent, EventObject>
}
