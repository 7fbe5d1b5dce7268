/** What may stand between words: see `marks.ts`. */
type Words = string

/** Something a reader looks up: what it is, what is to be known of it, and how long or where it holds. */
export interface Fact {
  readonly term: Words
  readonly text: Words
  readonly until: Words
}

/** A piece of a long text. Only a heading with an id is listed among the contents. */
export type Block =
  | { readonly type: 'p'; readonly text: Words }
  | { readonly type: 'h2'; readonly text: Words; readonly id?: string }
  | { readonly type: 'list'; readonly items: readonly Words[] }
  | { readonly type: 'facts'; readonly items: readonly Fact[] }

/** A page of text in one language. */
export interface PageText {
  readonly title: string
  /** What a search engine and a share say of it. */
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly blocks: readonly Block[]
}

/** The same text in another language: the same pieces in the same order, under the same ids. */
export type Parallel<Text> = Text extends string
  ? string
  : { readonly [Key in keyof Text]: Key extends 'type' | 'id' ? Text[Key] : Parallel<Text[Key]> }
