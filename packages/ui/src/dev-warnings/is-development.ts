/** As bundlers and Node know it, without the types of Node. */
declare const process: { env: { NODE_ENV?: string } }

let isSet = false
try {
  isSet = process.env.NODE_ENV !== 'production'
} catch {
  // A page without a bundler has no `process`, and nobody there to read warnings.
}

/** Whether a developer is watching. Bundlers fold it to false in production and drop what stands behind it. */
export const isDevelopment: boolean = isSet ? process.env.NODE_ENV !== 'production' : false
