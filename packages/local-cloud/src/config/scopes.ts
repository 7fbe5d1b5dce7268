/** Scopes of the services that exist here. */
export const SCOPES = [
  'databases',
  'collections',
  'tables',
  'attributes',
  'columns',
  'indexes',
  'documents',
  'rows',
  'users',
  'sessions',
].flatMap((name) => [`${name}.read`, `${name}.write`])
