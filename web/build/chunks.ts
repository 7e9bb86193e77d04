// Groups modules into chunks. Left alone, the bundler cuts dozens of tiny files, and on a slow line each costs its own round trip.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readScreenFiles } from './screen-files.ts';

type ModuleInfo = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[]; readonly isEntry: boolean };
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const app = join(import.meta.dirname, '../src/app');
const screens = await readScreenFiles();
const filesOf = (of: (screen: (typeof screens)[number]) => boolean) => new Set(screens.filter(of).map(({ file }) => file));
const allScreens = filesOf(() => true);
const otherScreens = filesOf(({ who }) => who !== 'members' && who !== 'admins');
const home = filesOf(({ path }) => path === '/home');
const photos = filesOf(({ path }) => path === '/photos');
const preparedScreens = filesOf(({ prepared }) => prepared === true);
const landing = filesOf(({ path }) => path === '/');
const signIn = filesOf(({ path }) => path === '/login');
const signUp = filesOf(({ path }) => path === '/register');

/** Parent of every member screen: the menus around it. */
const menus = join(app, 'shell/member-chrome.tsx');
const footer = join(app, 'shell/footer.tsx');
/** Loaded after every member screen: what it shares with a feature must not bring the code of that feature. */
const live = join(app, 'keep-live.ts');
/** Modules that the first paint of a page needs; without a path, those of the frame around every screen. */
export function firstSeen(path: string | undefined, who: 'guests' | 'members'): readonly string[] {
  const screen = [...filesOf((listed) => listed.path === path)];
  return who === 'guests' ? screen : [...screen, menus];
}
const fonts = /\/node_modules\/@fontsource-variable\//;
const entry = join(app, '../start/main.tsx');
/** Files of the contract, and icons, count as our own source: small files that several screens share. */
const ownSource = /\/(web\/src|proto\/(api|rules)|node_modules\/lucide-react)\//;
const account = /\/web\/src\/features\/account\//;
/** Small modules without an interface. */
const rules = /\/(web\/src\/lib|proto\/rules)\//;
/** Menus, dialogs and tabs, with the libraries behind them: loaded after the page, or when one is opened. Their own files import nothing of other groups. */
const windows =
  /\/node_modules\/(@floating-ui\/|aria-hidden|react-remove-scroll|@radix-ui\/(?!react-toast\/)|lucide-react\/dist\/esm\/icons\/x\.mjs)|\/web\/src\/ui\/(icon-button|list\/tabs|window\/(menu-list|menu\.module|dialog-layer|dialog\.module|confirm-layer|use-return-focus))\./;
/** Small modules that pages share with code that is loaded after them. */
const alsoLater = /\/web\/src\/(ui\/list\/use-frozen-while-menu-open|lib\/unsent-reason)\./;
/** Parts of the query library: parallel queries (photos only), mutations, infinite lists (not for guests), and the rest. */
const manyQueries = /\/node_modules\/@tanstack\/(react-query|query-core)\/.*(queriesobserver|usequeries)/i;
const mutations = /\/node_modules\/@tanstack\/(react-query|query-core)\/.*(mutationobserver|usemutation)/i;
const lists = /\/node_modules\/@tanstack\/(react-query|query-core)\/.*infinitequery(observer|\.)/i;
const queries = /\/node_modules\/@tanstack\/(react-query|query-core)\//i;

/** Each style sheet is a request, so prepared pages of members share one. */
const styles = /\.module\.css$/;
/** Styles of parts that home or every page loads after itself. */
const laterStyles = /\/web\/src\/(features\/videos\/videos|app\/shell\/help-popover)\.module\.css$/;
/** Part below home, in one file with what it shares with the page of all latest videos. */
const latestVideos = /\/web\/src\/features\/videos\/latest-videos\./;
/** Code that is loaded once something waits for the network, and what it shares with the outboxes of chat and uploads. */
const outbox = /\/web\/src\/(outbox\/(outbox|member-acts|kept-acts|domain)|app\/(run-outbox|unsent-part))\./;
const keeping = /\/node_modules\/idb\/|\/web\/src\/(lib\/one-tab|outbox\/outbox-texts)\./;

/** The module and all that reach it by static imports. */
function reaching(id: string, graph: Graph): readonly string[] {
  const found = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) visit(importer);
  };
  visit(id);
  return [...found];
}

/** Features, and those whose shared modules mostly load together with another's, in the chunk of that one. */
const features = readdirSync(join(app, '../features'));
const withOther: Readonly<Record<string, string>> = { hearts: 'comments', albums: 'profile', downloads: 'profile' };
const featureOf = (id: string): string | undefined => {
  const feature = /\/web\/src\/features\/([\w-]+)\//.exec(id)?.[1];
  return feature === undefined ? undefined : (withOther[feature] ?? feature);
};

/** The only feature that uses this module, or that contains it. */
function onlyFeature(id: string, users: readonly string[]): string | undefined {
  const using = new Set([featureOf(id) ?? users.map(featureOf)].flat().filter((feature) => feature !== undefined));
  return using.size === 1 ? [...using][0] : undefined;
}

/**
 * Returns the chunk of a module. `base`: the app itself, shared modules of the landing page, and modules that home shares with screens for guests.
 * `forms`: the sign-in form, which is preloaded for everybody, and the code that it or other screens for guests share with others. `sign-up`: its page,
 * and modules that it shares with rare account forms. `windows`: menus, dialogs and tabs with their libraries. `layers`: modules that only parts
 * opened on demand share. `shared`: small parts that prepared pages of members share. `footer`: the footer, and modules that the account menu shares with it.
 * `member`: the menus, infinite lists, modules that home shares with members' screens only, and rules that the photos share with several features.
 * `photos`: further modules shared with the photos. A feature's name: modules that only this feature shares among screens. `later`: modules that the
 * remaining screens share. Every other module stays with the screen that uses it, so a new file joins the first paint only if the app or the landing
 * page imports it. Other libraries are not named. An index file would hide which screen needs which part, so each part joins the first group whose
 * code uses it. The bundler keeps its own runtime out of all groups.
 */
function findGroup(id: string, graph: Graph): string | null {
  if (windows.test(id)) return 'windows';
  if (alsoLater.test(id) || laterStyles.test(id)) return 'member';
  if (latestVideos.test(id)) return 'videos';
  if (outbox.test(id)) return 'outbox';
  if (keeping.test(id)) return 'keeping';
  if (lists.test(id)) return 'member';
  if (mutations.test(id)) return 'forms';
  if (manyQueries.test(id)) return null;
  if (queries.test(id) || fonts.test(id)) return 'base';
  if (id === entry) return 'base';
  if (!ownSource.test(id)) return null;
  const users = reaching(id, graph);
  const entries = users.filter((module) => isEntry(module, graph));
  const reachedBy = (some: ReadonlySet<string>) => entries.some((user) => some.has(user));
  const alone = entries.length === 1;
  if (entries.some((user) => graph.getModuleInfo(user)?.isEntry)) return 'base';
  const isFirst = reachedBy(home) || entries.includes(menus) || (entries.includes(live) && !alone);
  if (reachedBy(landing) || (isFirst && reachedBy(otherScreens))) return alone ? null : 'base';
  if (reachedBy(signIn)) return 'forms';
  if (entries.every((user) => account.test(user))) return reachedBy(signUp) ? 'sign-up' : null;
  if (entries.includes(footer)) return 'footer';
  if (reachedBy(otherScreens)) return alone ? null : 'forms';
  if (isFirst) return alone && !entries.includes(menus) && !styles.test(id) ? null : 'member';
  if (styles.test(id) && reachedBy(preparedScreens) && !reachedBy(photos)) return 'shared';
  if (alone) return null;
  const feature = onlyFeature(id, users);
  if (feature !== undefined) return feature;
  if (reachedBy(photos)) return rules.test(id) ? 'member' : 'photos';
  if (!reachedBy(allScreens)) return 'layers';
  return reachedBy(preparedScreens) ? 'shared' : 'later';
}

/** Entry modules: the app, each screen, each lazy part. */
function isEntry(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}

/** Chunks by module: each group asks about every module. */
const found = new Map<string, string | null>();
function groupOf(id: string, graph: Graph): string | null {
  const known = found.get(id);
  if (known !== undefined) return known;
  const group = findGroup(id, graph);
  found.set(id, group);
  return group;
}

/** Order matters: a module joins the first group that needs it. */
const names = new Set(['base', 'forms', 'sign-up', 'footer', 'member', 'photos', 'windows', 'keeping', 'shared', 'later', ...features, 'layers', 'outbox']);
export const groups = [...names].map((group) => ({
  debugName: group,
  name: (id: string, graph: Graph) => (groupOf(id, graph) === group ? group : null),
}));
