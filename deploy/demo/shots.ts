// Photographs (40) and videos (4) of the demonstration family.
import type { Scene } from './scene.ts';

/** `taken`: local time. `seconds`: length of a video. */
export type Shot = { title: string; description: string; privacy: 'FAMILY_ONLY' | 'PRIVATE'; taken: string; scene: Scene; seconds?: number };
/** Files of one upload. */
export type Batch = { owner: string; shots: readonly Shot[] };

type ShotOptions = Partial<Pick<Shot, 'privacy' | 'seconds'>> & { upright?: boolean };

let seeds = 100;
function shot(
  taken: string,
  title: string,
  description: string,
  [sky, motif]: [Scene['sky'], Scene['motif']],
  { upright, ...said }: ShotOptions & { seed?: number } = {},
): Shot {
  seeds += 7;
  const { seed = seeds, ...more } = said;
  return { title, description, privacy: 'FAMILY_ONLY', taken, scene: { seed, sky, motif, upright }, ...more };
}

/** Oldest uploads first; home shows the newest of each member. */
export const batches: readonly Batch[] = [
  {
    owner: 'opa.karl',
    shots: [
      shot('2023-05-06T11:20:00', 'The bench above the village', 'From here you see all three church towers.', ['noon', 'house']),
      shot('2023-05-06T12:05:00', 'The path up', 'Steeper every year.', ['noon', 'pines'], { upright: true }),
      shot('2023-10-14T15:40:00', 'Apple weather', 'Forty kilos, and a bad back.', ['autumn', 'tree']),
      shot('2023-10-14T17:55:00', 'After the harvest', 'Rosa made two cakes.', ['autumn', 'house']),
      shot('2023-11-26T16:10:00', 'Four o’clock in November', 'Time to light the stove.', ['night', 'pines']),
      shot('2024-02-11T09:10:00', 'Minus eleven', 'The birds come to the window.', ['snow', 'pines']),
    ],
  },
  {
    owner: 'oma.rosa',
    shots: [
      shot('2023-07-22T19:30:00', 'The garden in July', 'Too many beans again.', ['noon', 'tree'], { upright: true }),
      shot('2023-07-23T20:45:00', 'Summer evening', 'We sat outside until ten.', ['dusk', 'house']),
      shot('2024-04-01T10:00:00', 'Easter walk', 'Eleven eggs found, one still missing.', ['noon', 'people']),
      shot('2024-04-01T10:40:00', 'By the brook', 'Mia fell in. Twice.', ['noon', 'tree']),
      shot('2024-09-08T18:20:00', 'A balloon over the house', 'They waved to us!', ['dusk', 'balloon'], { upright: true }),
      shot('2024-09-08T18:25:00', 'Balloon, further away', '', ['dusk', 'balloon']),
    ],
  },
  {
    owner: 'ben',
    shots: [
      shot('2024-10-20T14:10:00', 'The kite that stayed up', 'Until the tree.', ['autumn', 'kite']),
      shot('2024-10-20T14:15:00', 'The tree', 'See above.', ['autumn', 'tree'], { upright: true }),
      shot('2024-12-24T16:30:00', 'Christmas Eve', 'Waiting for the bell.', ['night', 'house']),
      shot('2025-01-05T11:00:00', 'A snowman with an opinion', 'He did not like his hat.', ['snow', 'snowman']),
      shot('2025-01-05T11:30:00', 'Fresh tracks', 'Ours, for once.', ['snow', 'pines']),
      shot('2025-01-06T08:05:00', 'Morning frost', '', ['dawn', 'pines']),
      shot('2025-01-05T11:45:00', 'Snow falls off the pines', 'Wait for it.', ['snow', 'pines'], { seconds: 5 }),
    ],
  },
  {
    owner: 'anna',
    shots: [
      shot('2025-07-12T09:15:00', 'Walking to the sea', 'First time she walked all the way.', ['sea', 'people']),
      shot('2025-07-12T09:50:00', 'Low tide', 'Shells: 43. Crabs: 1.', ['sea', 'sun']),
      shot('2025-07-13T10:30:00', 'Out with the sailing boat', 'Ben was the captain. He says.', ['sea', 'boat']),
      shot('2025-07-13T21:10:00', 'Last light', '', ['dusk', 'boat']),
      shot('2025-07-14T08:00:00', 'Kite on the beach', 'A better place for it.', ['sea', 'kite'], { upright: true }),
      shot('2025-07-14T20:40:00', 'The three of us', 'The camera stood on a cooler.', ['dusk', 'people']),
      shot('2025-07-12T09:20:00', 'Her way to the sea', 'With sound: she sings.', ['sea', 'people'], { seconds: 6 }),
      shot('2025-07-13T10:45:00', 'Leaving the harbour', 'Wind from the west.', ['sea', 'boat'], { seconds: 5 }),
    ],
  },
  {
    owner: 'ben',
    shots: [
      shot('2026-03-15T13:00:00', 'First warm day', 'Without a jacket!', ['noon', 'people']),
      shot('2026-03-15T13:40:00', 'The meadow', '', ['noon', 'sun']),
      shot('2026-05-02T17:00:00', 'Surprise for Anna', 'Do not tell her.', ['dawn', 'balloon'], { privacy: 'PRIVATE' }),
    ],
  },
  {
    owner: 'anna',
    shots: [
      shot('2026-06-20T18:30:00', 'Midsummer', 'It never got dark.', ['dusk', 'pines']),
      shot('2026-06-21T05:00:00', 'Five in the morning', 'Still awake, or awake again.', ['dawn', 'people'], { upright: true }),
      shot('2026-08-30T15:00:00', 'Birthday kite', 'Six years old.', ['noon', 'kite']),
    ],
  },
  {
    owner: 'opa.karl',
    shots: [
      shot('2026-09-12T07:20:00', 'Fog in the valley', 'Gone by nine.', ['dawn', 'tree']),
      shot('2026-10-03T16:00:00', 'The old road', 'We came this way to school.', ['autumn', 'pines']),
      shot('2026-10-03T16:10:00', 'Leaves', 'You hear nothing but leaves.', ['autumn', 'tree'], { seconds: 5 }),
    ],
  },
  ...(
    [
      ['anna', shot('2026-07-04T06:10:00', 'First morning at the lake', 'Nobody else awake yet.', ['dawn', 'boat'], { seed: 3 })],
      ['anna', shot('2026-07-04T21:30:00', 'Our tent', 'It held through the storm.', ['dusk', 'tent'], { seed: 8 })],
      ['anna', shot('2026-07-05T11:00:00', 'The old oak', 'Mia can finally reach the first branch.', ['noon', 'tree'], { seed: 21, upright: true })],
      ['anna', shot('2026-09-01T12:00:00', 'Idea for the garden', 'Only for me, for now.', ['noon', 'house'], { seed: 34, privacy: 'PRIVATE' })],
      ['ben', shot('2026-01-14T08:30:00', 'Snowed in', 'Three days without school.', ['snow', 'house'], { seed: 5 })],
      ['ben', shot('2026-04-18T22:15:00', 'Night hike', 'Owls. At least two.', ['night', 'tree'], { seed: 13, upright: true })],
      ['oma.rosa', shot('2026-09-20T19:20:00', 'From my window', 'The evening you all left.', ['dusk', 'sun'], { seed: 55 })],
      ['oma.rosa', shot('1987-08-02T06:40:00', 'The harbour', 'As I remember it from 1987.', ['dawn', 'boat'], { seed: 89 })],
    ] as const
  ).map(([owner, one]) => ({ owner, shots: [one] })),
];
