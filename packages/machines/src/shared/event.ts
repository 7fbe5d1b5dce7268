/** For a chart: the params of what an event sets off, which are all that it says. */
export const factOf = <Fact>({ event }: { readonly event: Fact }): Fact => event

/** For a call's `onDone`: its answer, as the params of what follows. */
export const answerOf = <Answer>({
  event,
}: {
  readonly event: { readonly output: Answer }
}): {
  readonly answer: Answer
} => ({ answer: event.output })
