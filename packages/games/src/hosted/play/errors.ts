/** Describes what a capturing error handler received: an exception, or an element whose file did not load. */
function describe(event: Event): string {
  if (event instanceof ErrorEvent) return event.message
  const { target } = event
  if (!(target instanceof Element)) return ''
  const address = target.getAttribute('src') ?? target.getAttribute('href') ?? ''
  return `<${target.localName}> did not load ${address}`
}

/** Reports exceptions, rejections and missing files. */
export function installErrors(report: (text: string) => void): void {
  addEventListener('error', (event) => report(describe(event)), true)
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`Unhandled rejection: ${reason instanceof Error ? reason.message : String(reason)}`),
  )
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`The game may not load ${blockedURI} (${effectiveDirective}).`),
  )
}
