import { ar } from './ar.ts'
import { en } from './en.ts'

/**
 * Every word the kit says by itself. A host adds a language by passing all of them to the provider;
 * a counted phrase is a function, because languages count differently (Arabic has six forms).
 */
export interface KitMessages {
  close: string
  dismiss: string
  loading: string
  retry: string
  /** While another try has to wait: "0:36". */
  retryIn: (time: string) => string
  search: string
  clear: string
  copy: string
  copied: string
  cancel: string
  confirm: string
  optional: string
  breadcrumb: string
  skipToContent: string
  opensInNewTab: string
  showPassword: string
  hidePassword: string
  /** "4.8 out of 5", read where stars are only drawn. */
  ratingOutOf: (rating: string, most: string) => string
  /** "3 stars", the name of one choice. */
  stars: (count: number) => string
  rateThis: string
  previous: string
  next: string
  advertisement: string
  share: string
  shareOn: (place: string) => string
  place: string
  player: string
  score: string
  /** Beside the reader's own row of a table. */
  you: string
  fullscreen: string
  exitFullscreen: string
  addFavorite: string
  removeFavorite: string
  /** Said before a toast's words. */
  notification: string
  /** The place where toasts stand, with the keys that lead there. */
  notifications: (keys: string) => string
  /** Name of the list of pages. */
  pages: string
  /** "Page 3", the name of one page's link. */
  page: (page: string) => string
  /** "Page 3 of 12", shown where there is no room for all and said when the page changes. */
  pageOf: (page: string, count: string) => string
  previousPage: string
  nextPage: string
  /** Name of a block of code whose language is not known. */
  code: string
  /** Name of a block of code, given its language's own name. */
  codeIn: (language: string) => string
  copyCode: string
  /** Name of a table that scrolls sideways. */
  table: string
  taskDone: string
  taskOpen: string
  /** A model has begun an answer. */
  writing: string
  jumpToNewest: string
  send: string
  stop: string
  /** How Enter works where one writes to a model. */
  promptKeys: string
  charactersLeft: (count: number) => string
  /** By how many characters a text is too long. */
  charactersOver: (count: number) => string
  before: string
  after: string
  /** Name of the handle between two pictures. */
  compareHandle: string
  /** How much of the picture "before" is in sight: "Before: 60%". */
  beforeShown: (share: string) => string
  /** "0:12 of 1:05", a place in a recording. */
  timeOf: (time: string, whole: string) => string
  /** The three shapes of a picture. */
  square: string
  landscape: string
  portrait: string
  untitled: string
  /** Names of a range's two ends, after what the range is of: "Age from", "Age to". */
  rangeFrom: string
  rangeTo: string
  dropFile: string
  dropFiles: string
  chooseFile: string
  chooseFiles: string
  /** While a file is held over the place for it. */
  dropNow: string
  /** "Up to 20 MB". */
  upToSize: (size: string) => string
  /** What `image/*` and its like are called in a list of file types. */
  imageFiles: string
  videoFiles: string
  audioFiles: string
  filesChosen: (count: number) => string
  filesRefused: (count: number) => string
  removeNamed: (name: string) => string
  /** `types` is a list like "PNG or JPEG", empty where any type will do. */
  wrongFileType: (types: string) => string
  fileTooLarge: (size: string, most: string) => string
  fileEmpty: string
  fileIsFolder: string
  fileUnreadable: string
  tooManyFiles: (most: number) => string
  /** Of a number input with anything else in it. */
  notANumber: string
}

const builtIn: Readonly<Record<string, KitMessages>> = { en, ar }

/** The built-in strings of a locale's language, if the kit speaks it. */
export const findBuiltInMessages = (locale: string): KitMessages | undefined => {
  const language = locale.split('-')[0] ?? ''
  return Object.hasOwn(builtIn, language) ? builtIn[language] : undefined
}
