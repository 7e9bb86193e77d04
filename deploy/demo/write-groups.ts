import type { Visitor } from '@kloak/proto/client/visitor.ts';
import { groups } from './groups.ts';

type DemoMember = Pick<Visitor, 'call'> & { id: string };

/** Begins the family's groups, and posts to them in the order of the posts. A repeat finds each by its key. */
export async function writeGroups(member: (name: string) => DemoMember, postId: (title: string) => string): Promise<void> {
  for (const [index, { name, description, owner, members, invited, banner, posts }] of groups.entries()) {
    const key = `demo-group-${index}`;
    const { id: profile, call } = member(owner);
    const invitedIdList = [...members, ...invited].map((one) => member(one).id);
    const { savedGroup } = await call('POST /api/groups/create-new-group', { name, description, invitedIdList, profile }, key);
    for (const one of members.map(member)) {
      await one.call('POST /api/groups/accept-group-invite', { profileId: one.id, invite: savedGroup._id }, `${key}-join`);
    }
    await call('PUT /api/groups/update-group', { groupId: savedGroup._id, imageId: postId(banner) }, `${key}-banner`);
    for (const [at, { by, text, shots = [] }] of posts.entries()) {
      const author = member(by);
      const post = { text, posts: shots.map(postId), groupId: savedGroup._id, profile: author.id };
      await author.call('POST /api/groups/create-group-post', post, `${key}-${at}`);
    }
  }
}
