export default {
  title: '404: page not found',
  heading: 'This tile is missing',
  text: 'The page you asked for is not here. It may have moved, or the address may be mistyped.',
  code: '404',
} as const
