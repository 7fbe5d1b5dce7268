export default {
  title: 'Report “{title}”',
  text: 'This writes an email to <contact></contact> in your own mail app. Nothing is sent until you send it there. We see the address you send it from; other players see nothing of it.',
  reason: 'What is wrong?',
  reasonMissing: 'Please choose what is wrong.',
  reasons: {
    broken: 'It does not work, or it stops',
    unfit: 'It shows something unsuitable for children',
    wrong: 'Its title, image or text is wrong',
    access: 'I cannot play it with my keyboard, screen reader or device',
    rights: 'It uses something without permission',
    other: 'Something else',
  },
  note: 'Anything else we should know?',
  noteHint: 'What happened, and on which device. 500 characters at most.',
  write: 'Write the email',
  written:
    'Your mail app should be open now. If it is not, copy the text and send it to <contact></contact>.',
  copy: 'Copy the text',
  copyFailed: 'The text could not be copied.',
  cancel: 'Cancel',
  subject: 'Report: {title}',
  body: 'Game: {title} ({id})\nAddress: {address}\nWhat is wrong: {reason}\n\n{note}',
} as const
