import type { NoticeWords } from './types.ts';

export const en: NoticeWords = {
  yourTurn: 'Your turn',
  turnAt: table => `It is your turn at the table “${table}”.`,
  test: 'A test',
  testBody: 'This is how Hanga will tell you that it is your turn.',
  stop: url => `To stop these e-mails: ${url}`,
  confirm: 'Is this your address?',
  confirmBody: (name, url) =>
    `Somebody called ${name} asked Hanga to write to this address whenever it is their turn.\n\nIf that was you, open this link within a day:\n\n${url}\n\nIf it was not, do nothing: no other e-mail will come.`,
  page: {
    confirm: email => `Shall Hanga write to ${email} whenever it is your turn?`,
    confirmButton: 'Yes, that is my address',
    confirmed: email => `Hanga will write to ${email} whenever it is your turn and you are not at the table.`,
    badLink: 'This link is not valid, or no longer valid: it works once, within a day.',
    stop: 'Shall Hanga stop writing to you when it is your turn?',
    stopButton: 'Yes, no more e-mails',
    stopped: 'You will get no more e-mails.',
    back: 'Go to Hanga',
  },
};
