export { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx'
export { Suggestion, type SuggestionProps } from './suggestion.tsx'
