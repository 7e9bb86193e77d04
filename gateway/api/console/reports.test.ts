// Reports, and what an admin sees of the reported item, and when.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import type { ReportedKind } from '@kloak/proto/rules/reports.ts';
import { loadServices } from '../../../deploy/services.ts';
import { publishPhoto } from '../../testing/photo.ts';
import { adminName, type Person, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
let admin: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  [admin, anna, ben] = await Promise.all([vault.join(adminName), vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
});
afterAll(() => vault.close());

const report = async (who: Person, kind: ReportedKind, thingId: string) =>
  (await who.call('POST /api/reports/send', { profileId: who.id, kind, thingId, text: 'This is not ours.' })).reportId;
const toldOf = async (who: Person) => {
  await vault.harness.settled();
  return (await who.call('POST /api/notification/list', { profileId: who.id })).notifications.map(({ kind }) => kind);
};

it('an admin is shown what was reported once its owner agrees, who reads of each look; a no ends it at that answer', async () => {
  const { id: postId, image } = await publishPhoto(vault, anna, await drawPhoto({ seed: 1 }), { title: 'Lake', privacy: 'FAMILY_ONLY' });
  const reportId = await report(ben, 'ITEM', postId);
  const rendition = image.sources[0]?.url ?? '';
  const seen = async () =>
    (
      await Promise.all([
        admin.send(rendition, { method: 'GET' }),
        admin.send('/api/post/image-post-byid', { body: { imageId: postId, profileId: admin.id } }),
        admin.send('/api/post/download-post', { body: { fileKey: `original/${anna.id}/${postId}` } }),
        admin.send('/api/comment/getImageComments', { body: { imageId: postId } }),
      ])
    ).map(({ status }) => status);
  const look = () => admin.send('/api/reports/look', { body: { reportId } });
  const hidden = [403, 403, 403, 403];

  expect([(await look()).status, await seen()]).toEqual([403, hidden]);
  expect((await admin.call('POST /api/reports/ask-to-look', { reportId })).report).toMatchObject({ look: 'ASKED', text: 'This is not ours.' });
  expect(await toldOf(anna)).toContain('LOOK_ASKED');
  await anna.call('POST /api/reports/answer-look', { reportId, allow: true });
  // Consent alone reveals nothing; a look is a separate act that is recorded.
  expect(await seen()).toEqual(hidden);
  expect(await admin.call('POST /api/reports/look', { reportId })).toMatchObject({ postId });
  expect(await seen()).toEqual([200, 200, 403, 403]);
  const { looks } = await anna.call('POST /api/reports/looks', { profileId: anna.id });
  expect(looks).toMatchObject([{ postId, by: { _id: admin.id } }]);
  expect(await toldOf(anna)).toContain('LOOKED_AT');

  await anna.call('POST /api/reports/answer-look', { reportId, allow: false });
  expect([(await look()).status, await seen()]).toEqual([403, hidden]);
});

it('a message and a post of a group are reported by who may see them, and who wrote them is not told', async () => {
  const { message } = await anna.call('POST /api/chatbox/submit-message', { messageBody: 'Hello', profile: anna.id, profileTo: ben.id });
  await report(ben, 'MESSAGE', message._id);
  await expect(report(admin, 'MESSAGE', message._id)).rejects.toMatchObject({ status: 404, code: 'no-message' });
  await expect(report(anna, 'MESSAGE', message._id)).rejects.toMatchObject({ status: 400, code: 'report-yourself' });

  const groupId = (await anna.call('POST /api/groups/create-new-group', { name: 'Lake', profile: anna.id })).savedGroup._id;
  await ben.call('PUT /api/groups/request-group-membership', { profileId: ben.id, groupId });
  await anna.call('PUT /api/groups/accept-group-request', { profileId: ben.id, groupId });
  const { returnGroupPost } = await anna.call('POST /api/groups/create-group-post', { text: 'Look', posts: [], groupId, profile: anna.id });
  const reportId = await report(ben, 'GROUP_POST', returnGroupPost._id);
  await expect(report(admin, 'GROUP_POST', returnGroupPost._id)).rejects.toMatchObject({ status: 403 });

  const { reports } = await admin.call('POST /api/reports/all', { profileId: admin.id });
  expect(reports.slice(0, 2).map(({ kind, owner }) => [kind, owner._id])).toEqual([
    ['GROUP_POST', anna.id],
    ['MESSAGE', anna.id],
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/Hello|Look"/);
  const told = await toldOf(anna);
  await admin.call('POST /api/reports/close', { reportId, note: 'We talked.' });
  expect((await ben.call('POST /api/reports/own', { profileId: ben.id })).reports[0]).toMatchObject({ _id: reportId, note: 'We talked.' });
  expect(await toldOf(ben)).toContain('REPORT_CLOSED');
  expect(await toldOf(anna)).toEqual(told);
});
