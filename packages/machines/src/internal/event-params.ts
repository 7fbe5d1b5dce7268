/** Params of a guard or action: the event itself. */
export const eventParams = <Event>({ event }: { readonly event: Event }): Event => event

/** Params for `onDone`: the output of the call. */
export const outputParams = <Output>({
  event,
}: {
  readonly event: { readonly output: Output }
}): {
  readonly answer: Output
} => ({ answer: event.output })
