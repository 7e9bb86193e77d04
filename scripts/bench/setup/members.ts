// People with accounts at the front door, by the same steps as anybody.
import { join as joinVault } from '@kloak/proto/client/join.ts';
import { type OpenUploadAnswer, openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { type FormFile, type Visitor, visitor } from '@kloak/proto/client/visitor.ts';
import type { Letterbox } from '../../../deploy/stories/letterbox.ts';

export type BenchMember = Visitor & { id: string };
export const password = 'Sunday-Lunch-1';

export async function join(base: string, letterbox: Letterbox, name: string): Promise<BenchMember> {
  const browser = visitor(base);
  const account = { username: name, email: `${name}@kloak.example`, password };
  return { ...browser, id: await joinVault(browser.call, account, letterbox.confirmationToken) };
}

export async function signIn(base: string, name: string): Promise<BenchMember> {
  const browser = visitor(base);
  const { userId } = await browser.call('POST /api/users/login', { email: `${name}@kloak.example`, password });
  return { ...browser, id: userId };
}

/** Opens an upload of one file and posts its bytes. */
export async function sendFile(member: BenchMember, file: FormFile): Promise<OpenUploadAnswer> {
  const opened = await openUpload(member, [file]);
  await postFile(member, opened, file);
  return opened;
}
