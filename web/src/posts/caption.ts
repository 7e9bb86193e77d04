import type { Image, Post, Video } from '@kloak/proto/api/types.ts';
import { isTitleOfFile } from '@kloak/proto/rules/text/titles.ts';
import { shortDate } from '../lib/dates.ts';
import { groupBy } from '../lib/group-by.ts';
import { memberTexts as t } from '../lib/member-texts.ts';
import { itemOf } from './item.ts';

/** The title that somebody typed; '' where it is only the file's name, which says nothing. */
export const saidTitle = ({ title }: Post, { fileName }: Image | Video): string => (isTitleOfFile(title, fileName) ? '' : title);

/** Caption of a picture or video: the title first for a video, the description first for a picture. */
export function captionOf(post: Post, item: Image | Video): string {
  const [said, { description }] = [saidTitle(post, item), item];
  return post.video ? said || description : description || said;
}

/** Placeholder name of a post without a caption. */
export const kindName = ({ video }: Pick<Post, 'video'>): string => (video ? t.untitledVideo : t.untitled);

/** When it was taken, or came where its file tells nothing; '' while its file is not read yet. */
export function takenOf(post: Post): string {
  const { takenLocal, status } = itemOf(post) ?? {};
  return takenLocal ?? (status === 'PROCESSING' ? '' : post.createdAt);
}

/** Name of a post where one is required: its caption, or its kind, author and day. */
export function nameOf(post: Post): string {
  const item = itemOf(post);
  return (item && captionOf(post, item)) || t.untitledName(kindName(post), post.writer.username, shortDate(takenOf(post)));
}

/** The same for posts that stand in one place, by their ids: those that would be called alike say which they are of how many. */
export function namesOf(posts: readonly Post[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [name, alike] of groupBy(posts, nameOf)) {
    for (const [index, { _id }] of alike.entries()) names.set(_id, alike.length > 1 ? t.alike(name, index + 1, alike.length) : name);
  }
  return names;
}
