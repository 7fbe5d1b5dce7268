export default {
  label: 'Connection',
  title: 'We cannot reach your account right now',
  text: 'Games still work. Login, favorites and scores will work again once the connection is back.',
  hint: 'For the site owner: check the endpoint <endpoint></endpoint>, the project ID <project></project>, and that <host></host> is registered as a web platform.',
  hintTitle: 'Configuration hint',
} as const
