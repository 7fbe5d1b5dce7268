import { test } from 'vitest'
import { DOCUMENTS, ROWS, type Vocabulary } from '../documents/vocabulary.ts'
import { ITEMS } from './items.ts'

/** The test of one item of the checklist. */
export function item(number: keyof typeof ITEMS, check: () => Promise<void>): void {
  test(`${number}. ${ITEMS[number]}`, check)
}

/** The test of one item, for documents in collections and for rows in tables. */
export function itemInBothWays(
  number: keyof typeof ITEMS,
  check: (vocabulary: Vocabulary) => Promise<void>,
): void {
  for (const vocabulary of [DOCUMENTS, ROWS])
    test(`${number}. ${ITEMS[number]} (${vocabulary.items})`, async () => check(vocabulary))
}
