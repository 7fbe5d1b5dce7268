/** For a chart: the params of what an event sets off, which are all that it says. */
export const eventParams = <Event>({ event }: { readonly event: Event }): Event => event

/** For a call's `onDone`: its answer, as the params of what follows. */
export const outputParams = <Output>({
  event,
}: {
  readonly event: { readonly output: Output }
}): {
  readonly answer: Output
} => ({ answer: event.output })
