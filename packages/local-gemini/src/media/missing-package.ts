/** A package that makes media is not installed. The message says how to install it. */
export class MissingPackage extends Error {
  override readonly name = 'MissingPackage'
}

const DRAWING = ['@resvg/resvg-js', 'jpeg-js', '@expo-google-fonts/rubik']

/** Optional packages of each kind of media. */
const PACKAGES = {
  image: DRAWING,
  video: [...DRAWING, 'h264-mp4-encoder'],
  measure: ['mediabunny', 'opus-decoder'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const PURPOSES: Readonly<Record<keyof typeof PACKAGES, string>> = {
  image: 'Drawing images',
  video: 'Making videos',
  measure: 'Measuring this recording',
}

/**
 * Runs a job that imports optional packages.
 *
 * @throws {MissingPackage} if one of them is not installed
 */
export async function withPackages<Made>(
  kind: keyof typeof PACKAGES,
  run: () => Promise<Made>,
): Promise<Made> {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw error
    throw new MissingPackage(
      `${PURPOSES[kind]} needs packages that are not installed: npm install --save-dev ${PACKAGES[kind].join(' ')}`,
      { cause: error },
    )
  }
}
