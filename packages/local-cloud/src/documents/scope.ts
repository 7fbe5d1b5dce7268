import type { Collection, Database } from '../config/project.ts'
import type { DocumentStore } from './document-store.ts'
import type { ListsAside } from './lists-aside.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What every operation on documents works on. */
export interface Scope {
  readonly database: Database
  readonly collection: Collection
  readonly store: DocumentStore
  readonly vocabulary: Vocabulary
  /** Finds the lists that take long. */
  readonly aside: ListsAside
}
