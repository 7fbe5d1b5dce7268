export { catalogue } from './catalogue.ts'
export { neighbours } from './playlist.ts'
export { sortGames, type SortDirection, type SortKey } from './sort.ts'
export { tagLabel } from './tags.ts'
export type {
  Article,
  ArticleBlock,
  ArticleBody,
  Catalogue,
  Category,
  Game,
  Locale,
  Localised,
} from './types.ts'
