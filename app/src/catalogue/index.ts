export { catalogue } from './catalogue.ts'
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
