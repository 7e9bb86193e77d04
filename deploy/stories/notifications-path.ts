// Relatives give hearts and comments to a photograph, each call sent twice, during faults.
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { takePhoto } from './family-path.ts';
import type { StoryFixture } from './fixture.ts';
import { connect, me, newMember, type Person, publish, uploader } from './people.ts';
import { persistCall, takeOverSeconds } from './persist.ts';

const relativeCount = 6;

async function share(anna: Person): Promise<string> {
  const photo = { fileName: 'lake.jpg', type: 'image/jpeg', bytes: await takePhoto(1) };
  const opened = await openUpload(uploader(anna), [photo]);
  await postFile(uploader(anna), opened, photo);
  return (await publish(anna, opened, { title: 'The lake', privacy: 'FAMILY_ONLY' }))._id;
}

async function act(who: Person, imageId: string): Promise<void> {
  const { name, visitor } = who;
  for (let time = 0; time < 2; time += 1) {
    await persistCall(visitor, 'POST /api/image/addImageReaction', { imageId, profile: me(who), reactionType: 'Love' }, `heart-${name}`);
    await persistCall(visitor, 'POST /api/comment/saveComment', { content: 'How lovely!', writer: me(who), imagePostId: imageId }, `comment-${name}`);
  }
}

const newsOf = (who: Person) => persistCall(who.visitor, 'POST /api/notification/list', { profileId: me(who) });
const isUnread = async (who: Person) => (await persistCall(who.visitor, 'POST /api/notification/unread', { profileId: me(who) })).unread;

/** Lines about comments in mails. */
const mailLines = ({ letterbox }: StoryFixture, { email }: Person) =>
  [...letterbox.letters(email).values()].flatMap((text) => /^.*commented on your photo.*$/m.exec(text)?.[0] ?? []);

/** In the end each kind is one entry with all people; read marks stay, and no two mails are equal. */
export async function sendNotifications(fixture: StoryFixture, meanwhile: () => Promise<void>): Promise<void> {
  const [anna, ...relatives] = await Promise.all(Array.from({ length: relativeCount + 1 }, (_, at) => newMember(fixture, `relative${at}`)));
  if (!anna) throw new Error('nobody is there');
  for (const other of relatives) await connect(anna, other);
  // Equal times mean no quiet hours.
  await persistCall(anna.visitor, 'POST /api/notification/change-mail-settings', {
    profileId: me(anna),
    rhythm: 'NEVER',
    muted: [],
    atOnce: ['COMMENTS'],
    quietFrom: 0,
    quietTo: 0,
    timeZone: 'UTC',
  });
  const item = await share(anna);
  await Promise.all([...relatives.map((who) => act(who, item)), meanwhile()]);

  const news = await untilFound(
    'all of it to be told',
    async () => {
      const { notifications } = await newsOf(anna);
      const about = notifications.filter(({ post }) => post?._id === item);
      return about.length > 0 && about.every(({ people }) => people === relatives.length) ? about : undefined;
    },
    takeOverSeconds,
  );
  expect(news.map(({ kind }) => kind).toSorted()).toEqual(['COMMENTS', 'HEARTS']);
  expect(await isUnread(anna)).toBe(true);

  const told = () => mailLines(fixture, anna);
  await until('a mail of it', () => told().length > 0, takeOverSeconds);
  await persistCall(anna.visitor, 'POST /api/notification/mark-read', { profileId: me(anna), readTo: news[0]?.createdAt ?? '' });
  await meanwhile();
  expect(await isUnread(anna)).toBe(false);
  expect(told()).toEqual([...new Set(told())]);
}
