// The addresses of what members share and say: pages lead there, and so do mails.

const [post, comment, room] = ['post', 'comment', 'room'] as const;

/** The page of a photo or a video. */
export const itemPath = (kind: 'image' | 'video', id: string): string => `/${kind}/${id}`;

/** Where a group is shown. */
export const groupPath = (id: string): string => `/group/${id}`;

/** What an address leads to on its page: a post of a group, a comment, or a comment on that post. */
export type Target = { readonly post?: string | undefined; readonly comment?: string | undefined };

/** Which target the end of an address names. */
export function targetIn(hash: string): Target {
  const fields = new URLSearchParams(hash.slice(1));
  return { post: fields.get(post) ?? undefined, comment: fields.get(comment) ?? undefined };
}

/** The end of such an address. */
export function endOf(target: Target): string {
  const fields = new URLSearchParams();
  if (target.post !== undefined) fields.set(post, target.post);
  if (target.comment !== undefined) fields.set(comment, target.comment);
  const text = fields.toString();
  return text && `#${text}`;
}

/** The end of an address that opens a room of the chat, on whatever page. */
export const endOfRoom = (id: string): string => `#${new URLSearchParams({ [room]: id })}`;

/** The room that the end of an address names. */
export const roomIn = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get(room) ?? undefined;
