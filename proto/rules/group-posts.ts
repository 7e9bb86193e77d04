// Rules for posts to a group.
import { checkLength, isVisible } from './text/characters.ts';
import { type Checked, faultResult } from './text/checked.ts';
import { linksIn } from './text/links.ts';

const maxGroupPostCharacters = 5000;
/** Items that a post attaches one by one. */
export const maxGroupPostItems = 50;
/** Items of an album that a post attaches: each event of the post carries them. */
export const maxGroupPostAlbumItems = 200;
/** Items of a post in a list. */
export const maxPreviewItems = 4;
/** Limit of one group. */
export const maxGroupPosts = 50_000;
export const maxGroupPostEdits = 100;
export const defaultGroupPostsPerPage = 10;
/** Newest posts that are counted as unseen by a member: as many as one page displays. */
export const maxGroupNews = 10;
/** Number of newest items that are offered as the picture of a group without one. */
export const maxGroupPictures = 3;

const groupPostTooLong = faultResult('group-post-too-long', 'A post can have at most 5,000 characters.').fault;
export const noGroupPost = faultResult('no-group-post', 'This post does not exist.', 'missing').fault;
export const notYourGroupPost = faultResult('not-your-group-post', 'This post is not yours.', 'forbidden').fault;
export const notGroupMember = faultResult('not-group-member', 'Only members of this group can do this.', 'forbidden').fault;
export const tooManyGroupPosts = faultResult('too-many-group-posts', 'This group has as many posts as a group can have.', 'conflict').fault;
export const tooManyGroupPostItems = faultResult('too-many-items', `A post can have at most ${maxGroupPostItems} photos and videos, or one album.`).fault;
export const albumTooLarge = faultResult(
  'album-too-large',
  `An album of more than ${maxGroupPostAlbumItems} photos and videos cannot be posted.`,
  'conflict',
).fault;
export const editedTooOften = faultResult('too-many-changes', 'This post was changed too often. It can still be deleted.', 'conflict').fault;

/** The text of a post as it is kept: as it was written, without spaces around it. A post with items needs none. */
export function readGroupPost(text: string, items: number): Checked<string> {
  const said = text.trim();
  if (!isVisible(said) && items === 0) return faultResult('group-post-empty', 'Please write something, or attach a photo or a video.');
  return checkLength(isVisible(said) ? said : '', maxGroupPostCharacters, groupPostTooLong);
}

/** Last URL of a page in a text, which pages display as its link. Nothing is fetched from it. */
export function lastLink(text: string): string | undefined {
  return linksIn(text).at(-1)?.link;
}
