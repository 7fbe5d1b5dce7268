/** Waits for a result. @throws if it takes longer than a number of milliseconds */
export async function withTimeout<Result>(work: Promise<Result>, timeout: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The ledger took too long')), timeout)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
