/** Text with inline markup, see `inline-markup.ts`. */
type InlineMarkup = string

/** A row of a fact table: name, description, and duration or scope. */
export interface Fact {
  readonly term: InlineMarkup
  readonly text: InlineMarkup
  readonly until: InlineMarkup
}

/** A block of static content. Only headings with an id are listed in the table of contents. */
export type Block =
  | { readonly type: 'p'; readonly text: InlineMarkup }
  | { readonly type: 'h2'; readonly text: InlineMarkup; readonly id?: string }
  | { readonly type: 'list'; readonly items: readonly InlineMarkup[] }
  | { readonly type: 'facts'; readonly items: readonly Fact[] }

/** A page of static content in one language. */
export interface PageText {
  readonly title: string
  /** Description for search engines and link previews. */
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly blocks: readonly Block[]
}

/** The type of a translation: the same blocks in the same order, with the same ids. */
export type Parallel<Text> = Text extends string
  ? string
  : { readonly [Key in keyof Text]: Key extends 'type' | 'id' ? Text[Key] : Parallel<Text[Key]> }
