/** Entry points that work without fast-check and Vitest. */
const names = ['', '/testing', '/fixtures', '/persistence', '/port', '/rating']
const loaded = await Promise.all(names.map((name) => import(`@saha/machines${name}`)))
const fuzz = await import('@saha/machines/fuzz').catch((error) => error)
process.stdout.write(
  JSON.stringify({
    empty: names.filter((_, index) => Object.keys(loaded[index]).length === 0),
    fuzz: String(fuzz.message).split('\n')[0],
  }),
)
