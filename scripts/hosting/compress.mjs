import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** All other types are compressed already. */
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml'])

/** Smaller files save less than the header costs. */
const SMALLEST = 512

/** Maximum levels: Node's defaults are brotli 11 and gzip 6. */
const FORMATS = [
  { suffix: '.br', compress: promisify(brotliCompress), options: {} },
  { suffix: '.gz', compress: promisify(gzip), options: { level: 9 } },
]

/**
 * Writes `.br` and `.gz` files for all files in a folder that become smaller, for servers that send precompressed
 * files.
 *
 * @param {string} folder folder of the published site
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
  // The thread pool runs four at a time.
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      if (content.length < SMALLEST) return
      for (const { suffix, compress, options } of FORMATS) {
        const compressed = await compress(content, options)
        if (compressed.length < content.length) writeFileSync(`${file}${suffix}`, compressed)
      }
    }),
  )
}
