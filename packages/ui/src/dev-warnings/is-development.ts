/** Provided by bundlers and Node; declared here to avoid Node's types. */
declare const process: { env: { NODE_ENV?: string } }

let isSet = false
try {
  isSet = process.env.NODE_ENV !== 'production'
} catch {
  // Pages without a bundler have no `process`.
}

/** True in development builds. Bundlers replace it with `false` in production and drop the guarded code. */
export const isDevelopment: boolean = isSet ? process.env.NODE_ENV !== 'production' : false
