// The demonstration family: known names and passwords, for an empty vault on one's own machine.

export const password = 'Sunday-Lunch-1';

export type Person = { username: string; email: string };
export const family: readonly Person[] = [
  { username: 'anna', email: 'anna@kloak.example' },
  { username: 'ben', email: 'ben@kloak.example' },
  { username: 'oma.rosa', email: 'rosa@kloak.example' },
  { username: 'opa.karl', email: 'karl@kloak.example' },
];

/** Invites by mail after the member has joined: to family members who join later, and to others. */
export const invites: readonly { by: string; email: string }[] = [
  { by: 'ben', email: 'rosa@kloak.example' },
  { by: 'ben', email: 'inge@kloak.example' },
];

/** Titles of the photographs in each album. */
export const albums: readonly { owner: string; name: string; description: string; shots: readonly string[] }[] = [
  {
    owner: 'anna',
    name: 'Our week by the sea',
    description: 'Sand in everything.',
    shots: ['Walking to the sea', 'Her way to the sea', 'Low tide', 'Out with the sailing boat', 'Leaving the harbour', 'Last light', 'Kite on the beach'],
  },
  {
    owner: 'anna',
    name: 'A week at the lake',
    description: 'Rain, storm, and then four days of sun.',
    shots: ['First morning at the lake', 'Our tent', 'The old oak'],
  },
  {
    owner: 'opa.karl',
    name: 'Around the village',
    description: '',
    shots: ['The bench above the village', 'The path up', 'Apple weather', 'The old road', 'Leaves'],
  },
];

/** `about`: title of the photograph. Every writer also gives a heart. */
export const comments: readonly { about: string; by: string; text: string }[] = [
  { about: 'First morning at the lake', by: 'oma.rosa', text: 'I can almost smell the water. Next year I come along!' },
  { about: 'First morning at the lake', by: 'ben', text: 'I was awake. I was making the coffee.' },
  { about: 'Snowed in', by: 'anna', text: 'And not one complaint about it.' },
  { about: 'Walking to the sea', by: 'opa.karl', text: 'Mia walks exactly like you did at her age.' },
  { about: 'Her way to the sea', by: 'oma.rosa', text: 'I play this one every morning.' },
  { about: 'The kite that stayed up', by: 'anna', text: 'Four minutes! A record.' },
  { about: 'The bench above the village', by: 'ben', text: 'Keep a place free for us.' },
  { about: 'A snowman with an opinion', by: 'oma.rosa', text: 'He looks like Karl.' },
  { about: 'A snowman with an opinion', by: 'opa.karl', text: 'I heard that.' },
];
