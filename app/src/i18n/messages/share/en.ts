export default {
  copyLink: 'Copy link',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  shareFailed: 'Sharing could not be opened. Copy the link instead.',
  textFailed: 'This browser did not let us share or copy the text.',
} as const
