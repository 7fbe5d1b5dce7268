export default {
  title: 'Rate this game',
  login: 'Please login to rate this game.',
  loginLink: 'Log in',
  saved: 'You gave it {count, plural, one {# star} other {# stars}}.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  chosen: 'Rate this {count, plural, one {# star} other {# stars}}?',
  thanks: 'Thank you for rating!',
  saveError: 'Failed to save your rating. Please try again.',
  loadError: 'Failed to load your ratings.',
  notSignedIn: 'You must be logged in to rate games.',
} as const
