import { useLocation } from 'react-router-dom'
import { unescapeText } from './escape.ts'

/** Returns the search query of the URL. Read from the path, because the router decodes `%2F` to a slash. */
export const useSearchQuery = (): string => unescapeText(useLocation().pathname.split('/')[3] ?? '')
