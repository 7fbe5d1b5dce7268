/**
 * Appwrite has two APIs for the same store, with different paths, field names and error types: documents in
 * collections, and rows in tables.
 */
export interface ApiDialect {
  /** Path of a list below `/v1`; an item's path appends `/:itemId`. */
  readonly listPath: string
  readonly items: 'documents' | 'rows'
  readonly item: 'document' | 'row'
  readonly parent: 'collection' | 'table'
  /** Name of the parameter with the id of a new item. */
  readonly itemId: 'documentId' | 'rowId'
  /** Field of an item with the id of its parent. */
  readonly parentField: '$collectionId' | '$tableId'
}

export const DOCUMENTS: ApiDialect = {
  listPath: '/databases/:databaseId/collections/:parentId/documents',
  items: 'documents',
  item: 'document',
  parent: 'collection',
  itemId: 'documentId',
  parentField: '$collectionId',
}

export const ROWS: ApiDialect = {
  listPath: '/tablesdb/:databaseId/tables/:parentId/rows',
  items: 'rows',
  item: 'row',
  parent: 'table',
  itemId: 'rowId',
  parentField: '$tableId',
}
