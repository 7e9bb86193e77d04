// Every route in every role, on the running product: what gateway/testing/expectations.ts says.
import { askExpectations, type Finding } from '@kloak/gateway/testing/ask-expectations.ts';
import { changeAvatar } from '@kloak/gateway/testing/avatar.ts';
import type { Somebody } from '@kloak/gateway/testing/scene.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { takePhoto } from './family-path.ts';
import type { Fixture } from './fixture.ts';
import { confirmAndSignIn, connect, me, newPerson, type Person, publish, ready, register, signIn, uploader } from './people.ts';
import { persistCall, persistent } from './persist.ts';

const somebody = (person: Person): Somebody => ({ id: me(person), username: person.name, email: person.email, password: person.password });
/** Storage keys stand in URLs after `/storage/`. */
const keyOf = (url: string): string => url.replace(/^.*\/storage\//, '').replace(/\?.*$/, '');

/** Makes the scene, then asks. Answers what was not as expected. */
export async function askRoles(fixture: Fixture): Promise<Finding[]> {
  const [owner, connected, stranger, member, unverified, bystander] = ['owner', 'connected', 'stranger', 'member', 'unverified', 'bystander'].map((name) =>
    newPerson(fixture, name),
  );
  if (!owner || !connected || !stranger || !member || !unverified || !bystander) throw new Error('somebody is missing');
  const friend = newPerson(fixture, 'friend');
  const confirmed = [owner, connected, stranger, member, bystander, friend];
  await Promise.all([...confirmed, unverified].map(register));
  await Promise.all([...confirmed.map((person) => confirmAndSignIn(fixture, person)), signIn(unverified)]);
  await Promise.all([connect(owner, connected), connect(stranger, friend)]);

  const photo = { fileName: 'steps.jpg', type: 'image/jpeg', bytes: await takePhoto(7) };
  const opened = await openUpload(uploader(owner), [photo]);
  await postFile(uploader(owner), opened, photo);
  const post = await publish(owner, opened, { title: 'Steps', description: '', privacy: 'FAMILY_ONLY' });
  const { image } = await ready(owner, post._id);
  const avatarUrl = await changeAvatar({ ...persistent(bystander.visitor), id: me(bystander) }, photo.bytes);
  const comment = async (content: string) => {
    const said = { content, writer: me(connected), imagePostId: post._id };
    const { result } = await persistCall(connected.visitor, 'POST /api/comment/saveComment', said);
    return result[0]?._id ?? '';
  };
  const { album } = await owner.visitor.call('POST /api/image/add-to-album', {
    album: 'Steps',
    posts: [post._id],
    privacy: 'FAMILY_ONLY',
    profileId: me(owner),
  });
  const scene = {
    people: {
      owner: somebody(owner),
      connected: somebody(connected),
      stranger: somebody(stranger),
      member: somebody(member),
      unverified: somebody(unverified),
    },
    bystander: somebody(bystander),
    item: post._id,
    comment: await comment('How lovely!'),
    goingComment: await comment('Never mind.'),
    album: album._id,
    upload: opened.uploadId,
    originalKey: image?.key ?? '',
    renditionKey: keyOf(image?.sources[0]?.url ?? ''),
    avatarKey: keyOf(avatarUrl),
    fresh: () => `r${Math.random().toString(36).slice(2, 12)}`,
  };
  const askers = {
    guest: persistent(fixture.visitor()),
    owner: persistent(owner.visitor),
    connected: persistent(connected.visitor),
    stranger: persistent(stranger.visitor),
    member: persistent(member.visitor),
    unverified: persistent(unverified.visitor),
  };
  return askExpectations(askers, scene);
}
