/** A name in the spellings that code needs. */
export interface Names {
  /** `guest-book` */
  readonly name: string
  /** `GuestBook` */
  readonly Name: string
  /** `guestBook` */
  readonly camel: string
}
