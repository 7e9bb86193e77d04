// The demonstration family: known names and passwords, for an empty vault on one's own machine.

export const password = 'Sunday-Lunch-1';

export type Person = { username: string; email: string };
export const family: readonly Person[] = [
  { username: 'anna', email: 'anna@kloak.example' },
  { username: 'ben', email: 'ben@kloak.example' },
  { username: 'oma.rosa', email: 'rosa@kloak.example' },
];

export type Photo = { owner: string; fileName: string; title: string; description: string; privacy: 'FAMILY_ONLY' | 'PRIVATE'; scene: Scene };
/** A paper-cut landscape: a seed for its shapes, a time of day, what stands in it, and whether it is upright. */
export type Scene = { seed: number; sky: 'dawn' | 'noon' | 'dusk' | 'night' | 'snow'; motif: 'sun' | 'tent' | 'tree' | 'boat' | 'house'; upright?: boolean };

export const photos: readonly Photo[] = [
  {
    owner: 'anna',
    fileName: 'first-morning-at-the-lake.jpg',
    title: 'First morning at the lake',
    description: 'Nobody else awake yet.',
    privacy: 'FAMILY_ONLY',
    scene: { seed: 3, sky: 'dawn', motif: 'boat' },
  },
  {
    owner: 'anna',
    fileName: 'our-tent.jpg',
    title: 'Our tent',
    description: 'It held through the storm.',
    privacy: 'FAMILY_ONLY',
    scene: { seed: 8, sky: 'dusk', motif: 'tent' },
  },
  {
    owner: 'anna',
    fileName: 'the-old-oak.jpg',
    title: 'The old oak',
    description: 'Mia can finally reach the first branch.',
    privacy: 'FAMILY_ONLY',
    scene: { seed: 21, sky: 'noon', motif: 'tree', upright: true },
  },
  {
    owner: 'anna',
    fileName: 'idea-for-the-garden.jpg',
    title: 'Idea for the garden',
    description: 'Only for me, for now.',
    privacy: 'PRIVATE',
    scene: { seed: 34, sky: 'noon', motif: 'house' },
  },
  {
    owner: 'ben',
    fileName: 'snowed-in.jpg',
    title: 'Snowed in',
    description: 'Three days without school.',
    privacy: 'FAMILY_ONLY',
    scene: { seed: 5, sky: 'snow', motif: 'house' },
  },
  {
    owner: 'ben',
    fileName: 'night-hike.jpg',
    title: 'Night hike',
    description: 'Owls. At least two.',
    privacy: 'FAMILY_ONLY',
    scene: { seed: 13, sky: 'night', motif: 'tree', upright: true },
  },
  {
    owner: 'oma.rosa',
    fileName: 'from-my-window.jpg',
    title: 'From my window',
    description: 'The evening you all left.',
    privacy: 'FAMILY_ONLY',
    scene: { seed: 55, sky: 'dusk', motif: 'sun' },
  },
  {
    owner: 'oma.rosa',
    fileName: 'the-harbour-1987.jpg',
    title: 'The harbour',
    description: 'As I remember it from 1987.',
    privacy: 'FAMILY_ONLY',
    scene: { seed: 89, sky: 'dawn', motif: 'boat' },
  },
];

export const comments: readonly { photo: string; by: string; text: string }[] = [
  { photo: 'first-morning-at-the-lake.jpg', by: 'oma.rosa', text: 'I can almost smell the water. Next year I come along!' },
  { photo: 'first-morning-at-the-lake.jpg', by: 'ben', text: 'I was awake. I was making the coffee.' },
  { photo: 'snowed-in.jpg', by: 'anna', text: 'And not one complaint about it.' },
];
