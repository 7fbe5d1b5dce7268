import { useLocation } from 'react-router-dom'
import { unescapeText } from './escape.ts'

/** What the address searches for, as it was typed: the router's own parameters read an escaped `%2F` as a slash. */
export const useSearched = (): string => unescapeText(useLocation().pathname.split('/')[3] ?? '')
