import type { Texts } from '../lib/texts.ts';

export const filesTexts = {
  fromPhone: 'From this phone',
  fromComputer: 'From this computer',
  notTaken: (names: string) => `Not taken: ${names}`,
  more: (count: number) => `and ${count} more`,
  unreadable: (name: string) => `${name} cannot be read any more. Please choose it again.`,
  rejected: (names: string, count: number) => `Kloak cannot read ${names}, so ${count === 1 ? 'it was' : 'they were'} not published.`,
  gone: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} not in your vault any more. Please upload ${count === 1 ? 'it' : 'them'} again.`,
  leaveOut: (name: string) => `Leave out: ${name}`,
  sending: 'Sending...',
  sent: (percent: number) => `Sending... ${percent} %`,
} as const satisfies Texts;
