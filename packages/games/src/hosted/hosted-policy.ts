/**
 * Returns the content security policy of an imported game. Its documents have an opaque origin, so that they read no
 * storage of the portal, and reach nothing but their folder: `'self'` would include the backend.
 *
 * @param root address of the folder `hosted`, without a trailing slash
 */
export function hostedPolicy({ id, digest }: { id: string; digest: string }, root: string): string {
  const own = `${root}/${id}/${digest}/ data: blob:`
  return [
    'sandbox allow-scripts allow-pointer-lock',
    "default-src 'none'",
    `script-src 'unsafe-inline' 'unsafe-eval' ${own} ${root}/first-script.js ${root}/indexed-db.js ${root}/sdk/`,
    `style-src 'unsafe-inline' ${own}`,
    `img-src ${own}`,
    `media-src ${own}`,
    `font-src ${own}`,
    `connect-src ${own}`,
    `worker-src ${own}`,
    `frame-src ${own}`,
    `base-uri ${root}/${id}/${digest}/`,
    "form-action 'none'",
  ].join('; ')
}
