export default {
  label: 'Connection',
  title: 'We cannot reach your account right now',
  text: 'Games still work. Signing in, favorites and scores come back with the connection.',
  hint: 'For the site’s owner: check the endpoint <endpoint></endpoint>, the project ID <project></project>, and that <host></host> is registered as a web platform.',
  hintTitle: 'Configuration hint',
} as const
