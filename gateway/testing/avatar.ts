// A picture of oneself, as a member puts it there.
import type { FormFile, HttpResponse, Visitor } from '@kloak/proto/client/visitor.ts';

type AvatarOwner = Pick<Visitor, 'postForm'> & { readonly id: string };

/** Posts a file as the caller's picture, with the fields of a square; returns any answer. */
export function postAvatar(
  { id, postForm }: AvatarOwner,
  file: Partial<FormFile> & Pick<FormFile, 'bytes'>,
  square: Record<string, string> = {},
): Promise<HttpResponse> {
  const url = '/api/users/updateUserImage';
  return postForm({ url, fields: { profileId: id, userId: id, ...square } }, { fileName: 'me.jpg', type: 'image/jpeg', ...file });
}

/** Changes the picture and returns its address. Throws unless it is ready. */
export async function changeAvatar(member: AvatarOwner, bytes: Buffer): Promise<string> {
  const { status, body } = await postAvatar(member, { bytes });
  if (status !== 200 || body.ready !== true) throw new Error(`the picture is not shown: ${status} ${JSON.stringify(body)}`);
  return String(body.image);
}
