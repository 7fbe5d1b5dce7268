/** The same messages in another language. */
export type Translated<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? string : Translated<Messages[Key]>
}
