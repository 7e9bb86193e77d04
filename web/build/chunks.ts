// Groups modules into chunks. Left alone, the bundler cuts dozens of tiny files, and on a slow line each costs its own round trip.
import { join } from 'node:path';
import { readScreenFiles } from './screen-files.ts';

type ModuleInfo = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[]; readonly isEntry: boolean };
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const app = join(import.meta.dirname, '../src/app');
const screens = await readScreenFiles();
const filesOf = (of: (screen: (typeof screens)[number]) => boolean) => new Set(screens.filter(of).map(({ file }) => file));
const otherScreens = filesOf(({ who }) => who !== 'members' && who !== 'admins');
const home = filesOf(({ path }) => path === '/home');
/** Strip at the end of home, a chunk of its own. */
const latestVideos = join(app, '../features/videos/latest-videos.tsx');
const photos = filesOf(({ path }) => path === '/photos');
const post = filesOf(({ path }) => path === '/image/:imageId');
const landing = filesOf(({ path }) => path === '/');
const signIn = filesOf(({ path }) => path === '/login');
const signUp = filesOf(({ path }) => path === '/register');

/** Parent of every member screen: the menus around it. */
const menus = join(app, 'shell/member-chrome.tsx');
const footer = join(app, 'shell/footer.tsx');
/** Modules that the first paint of a page needs; without a path, those of the frame around every screen. */
export function firstSeen(path: string | undefined, who: 'guests' | 'members'): readonly string[] {
  const screen = [...filesOf((listed) => listed.path === path)];
  return who === 'guests' ? screen : [...screen, menus];
}
const fonts = /\/node_modules\/@fontsource-variable\//;
/** Not in any group: it awaits the first screen, so a module shared with a screen would make both wait for each other. */
const entry = join(app, '../start/main.tsx');
/** Files of the contract count as our own source: small files that several screens share. */
const ownSource = /\/(web\/src|proto\/(api|rules))\//;
const account = /\/web\/src\/features\/account\//;
const dialogs =
  /\/node_modules\/(@radix-ui\/react-(dialog|alert-dialog|dismissable-layer|focus-scope|focus-guards|portal|presence|slot|primitive)|aria-hidden|react-remove-scroll)|\/web\/src\/ui\/window\/(confirm-)?dialog/;
/** Positioning code of menus and help popovers. */
const beside = /\/node_modules\/(@floating-ui\/|@radix-ui\/react-(popper|arrow|use-size|use-rect)\/)/;
/** Parts of the query library: parallel queries (photos only), mutations, infinite lists (on no first screen), and the rest. */
const manyQueries = /\/node_modules\/@tanstack\/(react-query|query-core)\/.*(queriesobserver|usequeries)/i;
const mutations = /\/node_modules\/@tanstack\/(react-query|query-core)\/.*(mutationobserver|usemutation)/i;
const lists = /\/node_modules\/@tanstack\/(react-query|query-core)\/.*infinitequery(observer|\.)/i;
const queries = /\/node_modules\/@tanstack\/(react-query|query-core)\//i;

/** Entry modules (the app, each screen, each lazy part) that reach this one by static imports. */
function entriesOf(id: string, graph: Graph): string[] {
  const found = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) visit(importer);
  };
  visit(id);
  return [...found].filter((module) => {
    const info = graph.getModuleInfo(module);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
}

/**
 * Returns the chunk of a module. `base`: the app itself, shared modules of the landing page, and modules that home shares with screens for guests.
 * `forms`: the sign-in form, which is preloaded for everybody, and the form code that others share with it. `sign-up`: its page, and modules that it
 * shares with rare account forms. `dialogs`: the dialogs and their library. `beside`: positioning code of menus and help popovers. `footer`: the footer,
 * and modules that the account menu shares with it. `shared`: modules that any other screen for guests shares. `member`: the menus, and modules that
 * home shares with members' screens only. `lists`: infinite lists, and modules that the strip under home shares. `photos` and `post`: modules shared
 * with these screens, the photos first. `later`: modules that the remaining screens share. Every other module stays with the screen that uses it, so a
 * new file joins the first paint only if the app or the landing page imports it. Other libraries are not named. An index file would hide which screen
 * needs which part, so each part joins the first group whose code uses it.
 */
function groupOf(id: string, graph: Graph): string | null {
  if (dialogs.test(id)) return 'dialogs';
  if (beside.test(id)) return 'beside';
  if (lists.test(id)) return 'lists';
  if (mutations.test(id)) return 'forms';
  if (manyQueries.test(id)) return null;
  if (queries.test(id) || fonts.test(id)) return 'base';
  if (!ownSource.test(id) || id === entry) return null;
  const entries = entriesOf(id, graph);
  const reachedBy = (some: ReadonlySet<string>) => entries.some((reaching) => some.has(reaching));
  const alone = entries.length === 1;
  if (entries.some((reaching) => graph.getModuleInfo(reaching)?.isEntry)) return 'base';
  const isFirst = reachedBy(home) || entries.includes(menus);
  if (reachedBy(landing) || (isFirst && reachedBy(otherScreens))) return alone ? null : 'base';
  if (reachedBy(signIn)) return 'forms';
  if (entries.every((reaching) => account.test(reaching))) return reachedBy(signUp) ? 'sign-up' : null;
  if (entries.includes(footer)) return 'footer';
  if (reachedBy(otherScreens)) return alone ? null : 'shared';
  if (isFirst) return alone && !entries.includes(menus) ? null : 'member';
  if (alone) return null;
  if (entries.includes(latestVideos)) return 'lists';
  if (reachedBy(photos)) return 'photos';
  return reachedBy(post) ? 'post' : 'later';
}

/** Order matters: a module that two groups need joins the first. */
export const groups = ['base', 'forms', 'sign-up', 'dialogs', 'beside', 'footer', 'shared', 'member', 'lists', 'photos', 'post', 'later'].map((group) => ({
  debugName: group,
  name: (id: string, graph: Graph) => (groupOf(id, graph) === group ? group : null),
}));
