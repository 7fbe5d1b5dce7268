import { ar } from './ar.ts'
import { en } from './en.ts'

/**
 * All messages of the kit. To add a language, pass all of them to the provider. Messages with a count are functions,
 * because plural rules differ (Arabic has six forms). Texts of unknown direction are between U+2068 and U+2069.
 */
export interface KitMessages {
  close: string
  dismiss: string
  loading: string
  retry: string
  /** Retry button during a countdown such as "0:36". */
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
  /** "4.8 out of 5", read by screen readers in place of stars. */
  ratingOutOf: (rating: string, most: string) => string
  /** "3 stars", the name of a choice. */
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
  /** Badge in the current user's row of a table. */
  you: string
  /** Name of the mark of a verified score. */
  verified: string
  fullscreen: string
  exitFullscreen: string
  addFavorite: string
  removeFavorite: string
  /** Announced before the text of a toast. */
  notification: string
  /** Name of the toast region, with its keyboard shortcut. */
  notifications: (keys: string) => string
  /** Name of the pagination. */
  pages: string
  /** "Page 3", the name of a page's link. */
  page: (page: string) => string
  /** "Page 3 of 12", displayed in a narrow pagination and announced on page change. */
  pageOf: (page: string, count: string) => string
  previousPage: string
  nextPage: string
  /** Name of a code block in an unknown language. */
  code: string
  /** Name of a code block, with the language's name. */
  codeIn: (language: string) => string
  copyCode: string
  /** Name of a table that scrolls horizontally. */
  table: string
  taskDone: string
  taskOpen: string
  /** Shown when a model has started its reply. */
  writing: string
  jumpToNewest: string
  send: string
  stop: string
  /** Keyboard help of the prompt field. */
  promptKeys: string
  charactersLeft: (count: number) => string
  /** Number of characters over the limit. */
  charactersOver: (count: number) => string
  before: string
  after: string
  /** Name of the handle between two images. */
  compareHandle: string
  /** Visible share of the "before" image: "Before: 60%". */
  beforeShown: (share: string) => string
  /** "0:12 of 1:05", a position in a recording. */
  timeOf: (time: string, whole: string) => string
  /** The three orientations of an image. */
  square: string
  landscape: string
  portrait: string
  untitled: string
  /** Suffixes that name the ends of a range: "Age from", "Age to". */
  rangeFrom: string
  rangeTo: string
  dropFile: string
  dropFiles: string
  chooseFile: string
  chooseFiles: string
  /** Shown while a file is dragged over the drop zone. */
  dropNow: string
  /** "Up to 20 MB". */
  upToSize: (size: string) => string
  /** Names of `image/*` and similar types in a list of file types. */
  imageFiles: string
  videoFiles: string
  audioFiles: string
  filesChosen: (count: number) => string
  filesRefused: (count: number) => string
  removeNamed: (name: string) => string
  /** `types` is a list such as "PNG or JPEG", or empty if any type is accepted. */
  wrongFileType: (types: string) => string
  fileTooLarge: (size: string, most: string) => string
  fileEmpty: string
  fileIsFolder: string
  fileUnreadable: string
  tooManyFiles: (most: number) => string
  /** Names the button that opens a combobox's list. */
  showOptions: string
  /** Number of options in an open list, also for none. */
  options: (count: number) => string
  optionsFailed: string
  /** Offer to add the typed text to the options. */
  createOption: (text: string) => string
  /** Announced when several can be chosen. */
  optionAdded: (label: string) => string
  optionRemoved: (label: string) => string
  /** Name of the list of chosen options. */
  chosen: string
  /** Error of a number field whose text is not a number. */
  notANumber: string
  /** Error of a number with more digits than can be stored. */
  tooManyDigits: (most: number) => string
  /** Errors of a number outside its limits, which are formatted with their unit. */
  numberTooLow: (min: string) => string
  numberTooHigh: (max: string) => string
  numberNotBetween: (min: string, max: string) => string
  /** Error of a number between two steps; `numbers` is a list such as "7 or 7.5". */
  numberNotAStep: (numbers: string) => string
  /** Errors of empty fields: texts, choices and boxes. */
  textRequired: string
  choiceRequired: string
  boxRequired: string
  emailInvalid: string
  urlInvalid: string
  textTooShort: (least: number) => string
  /** Error of a text that does not match its pattern, if the control has no title that describes it. */
  formatInvalid: string
  /** Title of the errors of a form. */
  formErrors: (count: number) => string
  /** Announced as the kind of a number field. */
  numberField: string
  /** Names of the buttons of a number field; `label` is its name, or empty. */
  increase: (label: string) => string
  decrease: (label: string) => string
  /** Announced when a table is sorted by a column, or no more. */
  sortedBy: (column: string, order: 'ascending' | 'descending' | 'none') => string
  selectAllRows: string
  selectRow: (row: string) => string
}

const builtIn: Readonly<Record<string, KitMessages>> = { en, ar }

/** Returns the built-in messages for a locale's language, if there are any. */
export const findBuiltInMessages = (locale: string): KitMessages | undefined => {
  const language = locale.split('-')[0] ?? ''
  return Object.hasOwn(builtIn, language) ? builtIn[language] : undefined
}
