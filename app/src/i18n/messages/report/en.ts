export default {
  title: 'Report “{title}”',
  text: 'Your report becomes an email to <contact></contact>, written in your own mail program. It goes when you send it there, and we see the address that you send it from. The players of the game learn nothing of it.',
  reason: 'What is wrong?',
  reasonMissing: 'Please choose what is wrong.',
  reasons: {
    broken: 'It does not work, or stops',
    unfit: 'It shows something unfit for children',
    wrong: 'Its title, picture or text is wrong',
    access: 'I cannot play it with my keyboard, screen reader or device',
    rights: 'It uses something without permission',
    other: 'Something else',
  },
  note: 'Anything else we should know?',
  noteHint: 'What happened, and on which device. 500 characters at most.',
  write: 'Write the email',
  written:
    'Your mail program should be open now. If it is not, copy the text and send it to <contact></contact>.',
  copy: 'Copy the text',
  copyFailed: 'The text could not be copied.',
  cancel: 'Cancel',
  subject: 'Report: {title}',
  body: 'Game: {title} ({id})\nAddress: {address}\nWhat is wrong: {reason}\n\n{note}',
} as const
