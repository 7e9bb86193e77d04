import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { isTitleOfFile } from '@kloak/proto/rules/text/titles.ts';
import { shortDate } from '../lib/dates.ts';
import { groupBy } from '../lib/group-by.ts';
import { memberTexts as t } from '../lib/member-texts.ts';
import { itemOf } from './item.ts';
import { knownPart, takenName } from './taken-name.ts';

/** Title that somebody typed; '' if it is only the file's name, which means nothing to people. */
export const ownTitle = ({ title }: Post, { fileName }: Image | Video): string => (isTitleOfFile(title, fileName) ? '' : title);

/** Caption of a picture or video: the title first for a video, the description first for a picture. */
export function captionOf(post: Post, item: Image | Video): string {
  const [said, { description }] = [ownTitle(post, item), item];
  return post.video ? said || description : description || said;
}

/** Placeholder name of a post without a caption. */
export const kindName = ({ video }: Pick<Post, 'video'>): string => (video ? t.untitledVideo : t.untitled);

/** Known part of the time of capture, or the time of upload if the file has none; '' until the file is read. */
export function takenOf(post: Post): string {
  const item = itemOf(post);
  return (item && knownPart(item)) || (item?.status === 'PROCESSING' ? '' : post.createdAt);
}

/** The same for people: `Nov 21, 2026`, `about June 1987`. */
export function takenNameOf(post: Post): string {
  const item = itemOf(post);
  return (item && takenName(item)) || shortDate(takenOf(post));
}

/** Name of a post where one is required: its caption, or its kind, author and day. */
export function nameOf(post: Post): string {
  const item = itemOf(post);
  return (item && captionOf(post, item)) || t.untitledName(kindName(post), post.writer.username, takenNameOf(post));
}

/** Names of posts on one page, by id. Posts with equal names get a number and the total. */
export function namesOf(posts: readonly Post[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, alike] of groupBy(posts, nameOf)) {
    for (const [index, { _id }] of alike.entries()) names.set(_id, alike.length > 1 ? t.alike(name, index + 1, alike.length) : name);
  }
  return names;
}
