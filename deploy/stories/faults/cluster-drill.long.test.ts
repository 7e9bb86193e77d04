// A cluster is lost and restored from a backup made in use: other databases, another bucket, empty Kafka and Redis.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { readServersState } from '@kloak/platform/testing/servers.ts';
import { type ClusterFixture, clusterFixture } from '../fixture.ts';
import { describeIfUp } from '../on-cluster.ts';
import { me, type Person, share, signIn, untilRendered } from '../people.ts';
import { persistCall, persistGet } from '../persist.ts';
import { newStory } from '../story.ts';
import { type Couple, load, messagesIn, newCouple } from './load.ts';
import { type OwnServers, openOwnServers } from './own-servers.ts';
import { expectReplayed } from './replay.ts';

const lanes = 2;
const loadSeconds = 60;
const command = resolve(import.meta.dirname, '../../cluster-backup.ts');

/** Runs a command like an operator. */
async function run(env: Record<string, string>, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--no-warnings', command, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (part: Buffer) => {
      said += part.toString();
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

describeIfUp(readServersState()?.by === 'processes', 'servers as processes of this machine', 'the backup of a cluster', () => {
  const step = newStory();
  let folder: string;
  let servers: OwnServers;
  let fixture: ClusterFixture;
  let couple: Couple;
  let names: Record<string, string>;
  let kept: { id: string; bytes: Buffer };
  const messages: string[] = [];
  const say = async (messageBody: string) => {
    const [anna] = couple.people;
    await persistCall(
      anna.visitor,
      'POST /api/chatbox/submit-message',
      { messageBody, profile: me(anna), roomId: couple.roomId },
      messageBody.replaceAll(' ', '-'),
    );
    messages.push(messageBody);
  };
  const saidTo = (person: Person) => messagesIn(person, couple.roomId);
  const copiedIn = (said: string) => Number(/\((\d+) copied now\)/.exec(said)?.[1]);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kloak-drill-'));
    servers = await openOwnServers();
    fixture = await clusterFixture(servers.env, { lanes });
    couple = await newCouple(fixture);
    const { databasePrefix, topicPrefix, bucket } = fixture.place;
    names = { KLOAK_DATABASE_PREFIX: databasePrefix, KLOAK_TOPIC_PREFIX: topicPrefix, KLOAK_S3_BUCKET: bucket };
  }, 400_000);
  afterAll(async () => {
    await fixture?.close();
    await servers?.close();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  step('is made twice while people use it, and copies the second time what is new', async () => {
    const [anna] = couple.people;
    const photo = { fileName: 'IMG_1.JPG', type: 'image/jpeg', bytes: await drawPhoto({ seed: 7, width: 640, height: 480 }) };
    kept = { id: (await share(anna, photo, { title: 'The lake', privacy: 'FAMILY_ONLY' }))._id, bytes: photo.bytes };
    await say('before the backup');
    const running = await load(couple);
    await running.served(loadSeconds);
    const first = await run({ ...servers.env, ...names }, 'backup', folder);
    await say('between two backups');
    const second = await run({ ...servers.env, ...names }, 'backup', folder);
    await running.stop();
    expect([first, second]).toEqual(Array(2).fill({ code: 0, said: expect.stringContaining('documents of 9 databases') }));
    expect(copiedIn(second.said)).toBeLessThan(copiedIn(first.said));
  });

  step('is put into no servers that hold a vault', async () => {
    const refused = await run({ ...servers.env, ...names }, 'restore', folder);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('already')]);
  });

  step('makes other servers the vault, with what was acknowledged before it', async () => {
    await fixture.close();
    await servers.close();
    servers = await openOwnServers();
    expect(await run({ ...servers.env, ...names }, 'restore', folder)).toEqual({ code: 0, said: expect.stringContaining('The vault is what it was at') });
    fixture = await clusterFixture(servers.env, { lanes, env: names });
    for (const person of couple.people) {
      person.visitor = fixture.visitor();
      await signIn(person);
      expect(await saidTo(person)).toEqual(expect.arrayContaining(messages));
    }
    const [anna, ben] = couple.people;
    const { image } = await untilRendered(anna, kept.id);
    expect((await persistGet(anna.visitor, image?.filePath ?? '')).bytes.equals(kept.bytes)).toBe(true);
    expect(await untilRendered(ben, kept.id)).toMatchObject({ title: 'The lake' });
  });

  step('goes on: people write and read, and each view is what a replay of the logs makes', async () => {
    const running = await load(couple);
    await running.served(loadSeconds);
    await running.stop();
    await running.verify();
    await say('after the restore');
    expect(await saidTo(couple.people[1])).toEqual(expect.arrayContaining(messages));
    await expectReplayed(fixture.place);
  });
});
