import { cards, confirmedEmail } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { MemberExport } from '../../domain/member-export.ts';
import { readPage } from '../../tools/export-page.ts';
import { type SummedFile, textFile } from './keep-files.ts';
import { scriptFile } from './list-files.ts';

const readMe = `Everything you have in Kloak

Open index.html in a browser: it shows all that is here, without the internet. Where there are several archives, unpack all of them into one folder first.

Albums, Photos and videos   your files, byte for byte as you uploaded them. Beside each stand two files of its name: .json and .xmp, with what was
                            said of it, when and where it was taken, its albums, its hearts and its comments.
albums, messages            your albums, and the messages that you wrote, as JSON.
account.json, connections.json, groups.json
manifest.sha256             the SHA-256 of each file of an archive: "sha256sum --check manifest.sha256" finds out whether all are whole.
`;

/** Files of the first stage: the member's profile, connections and groups, and the page that shows the export. */
export async function peopleFiles(ctx: ReactionCtx, owner: string, { since }: MemberExport): Promise<SummedFile[]> {
  const [card, { friends, pending, requested, blocked }, joined, page] = await Promise.all([
    ctx.view(cards).get(owner),
    ctx.rpc.social.ListConnectionsOf({ member: owner }),
    ctx.rpc.groups.ListGroupsOf({ member: owner }),
    readPage(),
  ]);
  const name = ({ username }: { username: string }) => ({ name: username });
  const account = {
    name: card?.username ?? '',
    email: card?.email ?? '',
    emailConfirmed: card !== undefined && confirmedEmail(card) !== '',
    exportedAt: since,
  };
  const connections = {
    connections: friends.map(({ username, email }) => ({ name: username, ...(email && { email }) })),
    received: pending.map(name),
    sent: requested.map(name),
    blocked: blocked.map(name),
  };
  const groups = joined.groups.map(({ name: called, description, memberCount }) => ({ name: called, description, members: memberCount }));
  const json = (path: string, value: object) => textFile(path, `${JSON.stringify(value, null, 2)}\n`, since);
  return [
    textFile('index.html', page, since),
    textFile('README.txt', readMe.replaceAll('\n', '\r\n'), since),
    json('account.json', account),
    json('connections.json', connections),
    json('groups.json', groups),
    scriptFile('people', { account, connections, groups }, since),
  ];
}
