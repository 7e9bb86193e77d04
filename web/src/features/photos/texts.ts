import type { Texts } from '../../lib/texts.ts';

export const photosTexts = {
  title: 'Photos',
  empty: 'Your photos and videos, and those of your family, will stand here, by the day they were taken.',
  nothingChosen: 'There are no photos or videos of the people that you chose yet.',
  notConnected: 'You are not connected with somebody that you chose, or not any more.',
  showAll: 'Show everybody',
  loadFailed: 'An error occurred while loading the photos.',
  added: 'Recently added',
  faces: 'Whose photos',
  everybody: 'All',
  you: 'You',
  all: 'All',
  wholeDay: (day: string) => `Select all of ${day}`,
  scrubber: 'Month',
  place: (nth: number, count: number, day: string) => `${nth} of ${count}, ${day}`,
  writtenBy: (name: string, writer: string) => `${name}, by ${writer}`,
} as const satisfies Texts;
