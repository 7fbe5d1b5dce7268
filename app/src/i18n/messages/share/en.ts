export default {
  copyLink: 'Copy link',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  shareFailed: 'Sharing did not open. Copy the link instead.',
} as const
