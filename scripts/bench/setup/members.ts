// People with accounts at the front door, by the same steps as anybody.
import { type Opened, openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { type FormFile, type Visitor, visitor } from '@kloak/proto/client/visitor.ts';
import type { Letterbox } from '../../../deploy/stories/letterbox.ts';

export type Member = Visitor & { id: string };
export const password = 'Sunday-Lunch-1';

export async function join(base: string, letterbox: Letterbox, name: string): Promise<Member> {
  const { call } = visitor(base);
  const email = `${name}@kloak.example`;
  await call('POST /api/users/register', { username: name, email, password, image: '' });
  await call('POST /api/users/verify', { token: await letterbox.confirmationToken(email) });
  return signIn(base, name);
}

export async function signIn(base: string, name: string): Promise<Member> {
  const browser = visitor(base);
  const { userId } = await browser.call('POST /api/users/login', { email: `${name}@kloak.example`, password });
  return { ...browser, id: userId };
}

/** Opens an upload of one file and posts its bytes. */
export async function sendFile(member: Member, file: FormFile): Promise<Opened> {
  const opened = await openUpload(member, [file]);
  await postFile(member, opened, file);
  return opened;
}
