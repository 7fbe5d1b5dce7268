import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Service } from '../http/server.ts'
import { StartError } from '../start-error.ts'

/** Exports of a service module. */
interface ServiceModule {
  readonly createService?: (prefix: string) => Service
}

/**
 * Loads a module and creates its service for a path.
 *
 * @throws {StartError} when the module cannot be loaded or the service cannot start
 */
export async function loadService([prefix, module]: readonly [string, string]): Promise<Service> {
  try {
    const { createService } = (await import(pathToFileURL(resolve(module)).href)) as ServiceModule
    if (createService === undefined) throw new Error('It exports no createService.')
    return createService(prefix)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`The service ${module} cannot start at ${prefix}. ${reason}`, { cause })
  }
}
