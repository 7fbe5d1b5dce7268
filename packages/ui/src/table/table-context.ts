import { createContext, useContext, type AriaRole } from 'react'

interface TableState {
  /** Called when a column is pressed. */
  onPress: (column: string) => void
  /** Announces a new order to screen readers, if it follows a press of the column. */
  announceOrder: (column: string, text: string) => void
  /** Whether rows are cards in narrow places. */
  hasCards: boolean
}

export const TableContext = createContext<TableState>({
  onPress: () => {},
  announceOrder: () => {},
  hasCards: false,
})

/** Returns the role of an element of the table where CSS may show it as a block, which drops native roles. */
export const useTableRole = (role: AriaRole) => (useContext(TableContext).hasCards ? { role } : {})
