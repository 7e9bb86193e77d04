// Paths of shared things and texts, for pages and mails.

const [post, comment, room] = ['post', 'comment', 'room'] as const;

/** The page of a photo or a video. */
export const itemPath = (kind: 'image' | 'video', id: string): string => `/${kind}/${id}`;

export const groupPath = (id: string): string => `/group/${id}`;

/** Part of a page that an address points to: a group post, a comment, or a comment on that post. */
export type PageTarget = { readonly post?: string | undefined; readonly comment?: string | undefined };

/** Parses the part of an address after `#`. */
export function parseTarget(hash: string): PageTarget {
  const fields = new URLSearchParams(hash.slice(1));
  return { post: fields.get(post) ?? undefined, comment: fields.get(comment) ?? undefined };
}

/** End of such a URL. */
export function hashOfTarget(target: PageTarget): string {
  const fields = new URLSearchParams();
  if (target.post !== undefined) fields.set(post, target.post);
  if (target.comment !== undefined) fields.set(comment, target.comment);
  const text = fields.toString();
  return text && `#${text}`;
}

/** End of a URL that opens a chat room on any page. */
export const hashOfRoom = (id: string): string => `#${new URLSearchParams({ [room]: id })}`;

/** End of a URL that opens the list of chat rooms on any page. */
export const chatHash = '#chat';

/** The room that the end of an address names. */
export const parseRoom = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get(room) ?? undefined;
