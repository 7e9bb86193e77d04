// Parts that examples of requests share.
import type { Role } from '@kloak/platform/testing/statuses.ts';
import type { ApiName, Body } from '@kloak/proto/api/types.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import type { Scene, Somebody } from './scene.ts';

export type Example<Name extends ApiName> = {
  send(scene: Scene, me: Somebody): Body<Name>;
  /** The file of a multipart form. */
  file?: FormFile;
  /** Statuses that depend on state instead of access, with the reason. */
  instead?: { because: string; statuses: Partial<Record<Role, number>> };
};

export const allSignedIn = (status: number) => ({ unverified: status, member: status, connected: status, stranger: status, owner: status, admin: status });
export const statusesOfOthers = (status: number) => ({ unverified: status, member: status, connected: status, stranger: status, admin: status });

export const noFields = () => ({});
export const ownProfile = (_scene: Scene, me: Somebody) => ({ profileId: me.id });
export const withBystander = ({ bystander }: Scene, me: Somebody) => ({ profileFrom: me.id, profileTo: bystander.id });
/** A member without requests from other calls: all roles may run at once, and a block would refuse one. */
export const withUninvolved = ({ people: { unverified }, bystander }: Scene, me: Somebody) => ({
  profileFrom: me.id,
  profileTo: me.id === unverified.id ? bystander.id : unverified.id,
});
export const onVideo = ({ item }: Scene, me: Somebody) => ({ videoId: item, profile: me.id });
export const likedVideo = ({ item }: Scene, me: Somebody) => ({ videoId: item, userId: me.id });
export const onComment = ({ comment }: Scene, me: Somebody) => ({ commentId: comment, profile: me.id });
export const onGroupPost = ({ groupPost }: Scene, me: Somebody) => ({ groupPostId: groupPost, profileId: me.id });
export const onItem = ({ item }: Scene, me: Somebody) => ({ imageId: item, profile: me.id });

/** Member whom a call in the scene's group concerns. */
export const inGroup = (whom: (scene: Scene) => Somebody) => (scene: Scene) => ({ profileId: whom(scene).id, groupId: scene.group });

export const noSuchReport = { because: 'nobody reported anything of this id', statuses: { admin: 404 } };
