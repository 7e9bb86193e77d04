// The groups of the demonstration family.

/** `shots`: titles of attached photographs of the writer's. */
type DemoPost = { by: string; text: string; shots?: readonly string[] };
/** `invited`: people who have not answered yet; `banner`: title of a photograph of the owner's. */
type Group = {
  name: string;
  description: string;
  owner: string;
  members: readonly string[];
  invited: readonly string[];
  banner: string;
  posts: readonly DemoPost[];
};

export const groups: readonly Group[] = [
  {
    name: 'Summers by the water',
    description: 'The sea, the lake, and who forgot the pump.',
    owner: 'anna',
    members: ['ben', 'oma.rosa', 'opa.karl'],
    invited: [],
    banner: 'First morning at the lake',
    posts: [
      { by: 'oma.rosa', text: 'I begin. Mine is older than all of yours.', shots: ['The harbour'] },
      { by: 'anna', text: 'For everybody who asks whether the tent was dry:', shots: ['First morning at the lake', 'Our tent', 'The old oak'] },
      { by: 'opa.karl', text: 'In my day we rowed there.' },
      { by: 'ben', text: 'Tent or guest house next July? They have two rooms left: https://example.org/lake' },
      { by: 'anna', text: 'And the sea, so that nobody says we only ever show the lake.', shots: ['Walking to the sea', 'Her way to the sea', 'Last light'] },
    ],
  },
  {
    name: 'Garden and kitchen',
    description: 'What is ripe, and what to do with all of it.',
    owner: 'oma.rosa',
    members: ['opa.karl'],
    invited: ['anna'],
    banner: 'The garden in July',
    posts: [
      { by: 'oma.rosa', text: 'Too many beans again. Who takes some?', shots: ['The garden in July'] },
      { by: 'opa.karl', text: 'Forty kilos. Bring baskets.', shots: ['Apple weather', 'After the harvest'] },
    ],
  },
];
