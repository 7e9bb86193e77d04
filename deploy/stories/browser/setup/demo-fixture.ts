import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedFolderVariable } from '@kloak/platform/testing/shared-folder.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { password } from '../../../demo/family.ts';
import { type EmbeddedFixture, embeddedFixture, type StoryFixture } from '../../fixture.ts';
import { newPerson, type Person, register } from '../../people.ts';

/** Admin of the demonstration family's vault. */
export const karl = { email: 'karl@kloak.example', password };

const env = { KLOAK_DEMO: '1', SMTP_URL: '', KLOAK_ADMIN_EMAIL: karl.email };
/** Time to generate and upload the family's files on a busy machine. */
const maxMakeSeconds = 240;

async function startDemo(from?: string): Promise<EmbeddedFixture> {
  const fixture = await embeddedFixture(env, from);
  await until('the demonstration family', () => fixture.targets[0]?.output().includes(password) ?? false, maxMakeSeconds);
  return fixture;
}

/** Folder of a vault with the family, made once per run; `undefined` if the tests share no folder. */
async function preparedVault(): Promise<string | undefined> {
  const shared = process.env[sharedFolderVariable];
  if (shared === undefined) return undefined;
  const [folder, ready] = [join(shared, 'demonstration-family'), join(shared, 'demonstration-family.ready')];
  const isOurs = await mkdir(join(shared, 'demonstration-family.lock')).then(
    () => true,
    () => false,
  );
  if (isOurs) {
    const made = await startDemo();
    await made.stopInto(folder);
    await writeFile(ready, '');
  }
  await until('the vault of the demonstration family', () => existsSync(ready), maxMakeSeconds);
  return folder;
}

/** A vault with the demonstration family in it. */
export async function demoFixture(): Promise<EmbeddedFixture> {
  return startDemo(await preparedVault());
}

/** Member of the demonstration family. */
export const anna = { email: 'anna@kloak.example', password };

/** Member of the demonstration family who sees pictures of two others, with his hearts and comments. */
export const ben = { email: 'ben@kloak.example', password };

/** Member of the demonstration family with the longest name. */
export const rosa = { email: 'rosa@kloak.example', password };

/** A new member, with the path of the link in their mail. */
export async function newcomer(fixture: StoryFixture): Promise<Person & { link: string }> {
  const person = newPerson(fixture, 'newcomer');
  await register(person);
  const token = await untilFound('the letter in the outbox', async () => {
    const outbox = await (await person.visitor.fetch('/outbox')).text();
    return confirmationToken(outbox.split(`To ${person.email}`)[1]);
  });
  return { ...person, link: `/confirm-email/${token}` };
}
