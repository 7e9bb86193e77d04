// Every screen in the states that have a look of their own: one table, put together from the files beside it.
import { resolve } from 'node:path';
import { albums } from './albums.ts';
import { chats } from './chats.ts';
import { consoles } from './consoles.ts';
import { families } from './families.ts';
import { groups } from './groups.ts';
import { guests } from './guests.ts';
import { newcomers } from './newcomers.ts';
import { notifications } from './notifications.ts';
import { posts } from './posts.ts';
import { profiles } from './profiles.ts';
import type { Screen } from './screen.ts';
import { uploads } from './uploads.ts';

const things: readonly Screen[] = [...guests, ...posts, ...uploads];
const places: readonly Screen[] = [...profiles, ...albums, ...families];
// The order matters: new members send requests, which notify others.
const people: readonly Screen[] = [...newcomers, ...notifications, ...chats, ...groups, ...consoles];

/** Entry of the web app's table. This compiler does not include the app's pages, so the table is loaded by a path. */
type ScreenEntry = { readonly path: string; readonly alsoAt?: string; readonly who: 'guests' | 'members' | 'admins' | 'everyone'; readonly example?: string };
const { screens: table }: { readonly screens: readonly ScreenEntry[] } = await import(resolve(import.meta.dirname, '../../../../web/src/app/screens.ts'));

const shown = new Set([...things, ...places, ...people].flatMap(({ path }) => path ?? []));
for (const path of shown) if (!table.some((listed) => listed.path === path || listed.alsoAt === path)) throw new Error(`the web app has no screen at ${path}`);

/** The states above, and every other screen of the table by its address, in parts that run concurrently. */
export const screens = {
  things,
  people,
  places: [
    ...places,
    ...table
      .filter(({ path }) => !shown.has(path))
      .map(
        ({ path, who, example = path }): Screen => ({
          name: `the screen at ${path}`,
          path,
          eyes: who === 'members' ? 'member' : 'guest',
          async open(page) {
            await page.goto(example);
            await page.locator('main').getByRole('heading', { level: 1 }).first().waitFor();
          },
        }),
      ),
  ],
} as const satisfies Record<string, readonly Screen[]>;

const inOneState = (some: readonly Screen[]): readonly Screen[] => some.filter(({ path }) => path !== undefined);

/** One state of each screen. */
export const oneStatePerScreen = { things: inOneState([...screens.things, ...screens.people]), places: inOneState(screens.places) } as const;
