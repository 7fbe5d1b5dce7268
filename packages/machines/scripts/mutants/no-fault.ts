/** A mutant that no test can notice, because what it does is the same to everybody. */
export interface NoFault {
  /** From `src`. */
  readonly file: string
  readonly what: string
  readonly because: string
}

export const noFaults: readonly NoFault[] = [
  {
    file: 'favorite/favorite.machine.ts',
    what: "favoriteMachine: 'off' → 'on'",
    because: 'each of the two leaves at once for the other when the record says so',
  },
  {
    file: 'chat/chat.setup.ts',
    what: 'chatSetup.actions.sayAgain.messages: said → true',
    because: 'its guard has asked the same: the other branch is for the types',
  },
  {
    file: 'chat/messages.ts',
    what: "changeReply: reply?.role === 'model' → true",
    because: 'it is called while a reply streams in, which is then the last message',
  },
]
