import type { EventObject } from 'xstate'
import type { ModelAnswer, Failure, FailureKind, OpenResource, Port } from '../port/index.ts'

export type SearchMode = 'web' | 'maps'

/** The search failed. `kind` gives the reason: `blocked`, `empty`, `network`, … */
export type SearchFailureCode = 'search'

export type SearchFailure = Failure<SearchFailureCode>

/** Position of the user, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface SourceLink {
  readonly uri: string
  readonly title: string
}

/** Source of an answer. Its uri is untrusted: validate it before rendering a link. */
export type SearchSource = { readonly web: SourceLink } | { readonly maps: SourceLink }

export interface SearchResult {
  readonly text: string
  /** Empty if the model gave none. */
  readonly sources: readonly SearchSource[]
}

/** A search with the mode it was started in. */
export interface Search {
  readonly query: string
  readonly mode: SearchMode
}

export interface SearchRequest extends Search {
  /** Null in web mode, and if the user's position is unknown. */
  readonly position: Position | null
}

export interface SmartSearchContext {
  /** The current or last search; null for none. */
  readonly search: Search | null
  /** Kept only while a maps search is in progress. */
  readonly position: Position | null
  /** The search continues without the user's position: results may be less accurate. */
  readonly positionUnknown: boolean
  readonly answer: ModelAnswer<SearchResult> | null
  readonly failure: SearchFailure | null
}

export type SmartSearchEvent =
  /** Mode of the next search. A search in progress keeps its mode. */
  | { type: 'mode.change'; mode: SearchMode }
  /** Ignored if blank. Aborts a pending search. */
  | { type: 'search.submit'; query: string }
  /** Repeats the last search. */
  | { type: 'search.retry' }
  | { type: 'search.cancel' }
  | LocatorEvent

/** Events of the locator. */
export type LocatorEvent =
  /** Permission was granted: the position follows within seconds. */
  | { type: 'locator.granted' }
  | { type: 'locator.found'; position: Position }
  /** `permission` if it was denied. */
  | { type: 'locator.failed'; kind: FailureKind }

export interface SmartSearchPorts {
  /** Rejects with a `PortError` of kind `blocked` or `empty` if the model gives no answer. */
  search: Port<SearchRequest, ModelAnswer<SearchResult>>
}

export interface SmartSearchResources {
  /** Asks the browser for the position; may show a permission prompt. Its failure is only a warning. */
  readonly locator: OpenResource<void, LocatorEvent, EventObject>
}
