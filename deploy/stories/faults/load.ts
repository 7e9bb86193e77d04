import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import type { Answer, ApiName, Body } from '@kloak/proto/api/types.ts';
import { formOf } from '@kloak/proto/client/upload.ts';
import { answerOf, type HttpResponse } from '@kloak/proto/client/visitor.ts';
import type { StoryFixture } from '../fixture.ts';
import { callOnceKnown, connectedMembers, me, type Person } from '../people.ts';
import { persistCall } from '../persist.ts';

/** Request without a success. Without `status`, there was no answer. */
export type Failure = { what: string; status?: number; retryAfter?: string | undefined; said: string };
/** `acknowledged` counts the writes that were. */
type Tally = { answered: number; acknowledged: number; failures: readonly Failure[] };

/** Two people's continuous requests while faults are injected. */
export type Load = {
  /** Resolves once each of them was served each kind of request, begun after this call; throws after `seconds`. */
  served(seconds: number): Promise<void>;
  /** Ends the load; returns its results. */
  stop(): Promise<Tally>;
  /** Fails unless each write that was acknowledged is there, once. */
  verify(): Promise<void>;
};

/** Delay of a page's retry without `Retry-After`. */
const patienceMs = 1000;
/** Pause between two turns, so that starting processes get a core. */
const thinkingMs = 150;

/** Acknowledged writes of one person. */
type AcknowledgedWrites = { albums: Set<string>; messages: Set<string> };
/** `uploads`: not cancelled yet; `served`: start of the last successful request of each kind. */
type Writer = { person: Person; acknowledged: AcknowledgedWrites; uploads: Set<string>; failures: Failure[]; answered: number; served: Map<string, number> };

/** Sends one request without a retry, to record each failure. `undefined` if it failed. */
async function ask(writer: Writer, what: string, request: () => Promise<HttpResponse>): Promise<HttpResponse | undefined> {
  const begun = performance.now();
  try {
    const response = await request();
    writer.answered += 1;
    if (response.status === 200 || response.status === 204) {
      writer.served.set(what, begun);
      return response;
    }
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    writer.failures.push({ what, status: response.status, retryAfter, said: JSON.stringify(response.body) });
  } catch (error) {
    writer.failures.push({ what, said: error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error) });
  }
  return undefined;
}

async function call<Name extends ApiName>(writer: Writer, name: Name, fields: Body<Name>, key?: string): Promise<Answer<Name> | undefined> {
  const response = await ask(writer, name, () => writer.person.visitor.sendCall(name, fields, key));
  return response && answerOf(name, response);
}

/** Kinds of requests per turn. */
const kinds = 8;

/** Reads from three services, two recorded writes, and an upload that is cancelled. */
async function turn(writer: Writer, roomId: string, picture: Buffer): Promise<void> {
  const { person, acknowledged } = writer;
  const profileId = me(person);
  await Promise.all([
    call(writer, 'GET /api/users/auth', {}),
    call(writer, 'POST /api/users/getDataUsage', { profileId }),
    call(writer, 'POST /api/profile/get-posts-profile', { username: person.name }),
  ]);
  const [album, messageBody] = [`Album ${randomUUID()}`, `Message ${randomUUID()}`];
  const [made, sent] = await Promise.all([
    call(writer, 'POST /api/image/add-to-album', { album, posts: [], privacy: 'PRIVATE', profileId }),
    call(writer, 'POST /api/chatbox/submit-message', { messageBody, profile: profileId, roomId }),
  ]);
  if (made) acknowledged.albums.add(album);
  if (sent) acknowledged.messages.add(messageBody);
  // Different bytes each time: equal ones are checked one after another.
  const bytes = Buffer.concat([picture, randomBytes(8)]);
  const photo = { fileName: 'IMG_1.JPG', type: 'image/jpeg', bytes };
  const allFiles = [{ fileName: photo.fileName, type: photo.type, fileSize: bytes.length }];
  const opened = await call(writer, 'POST /api/upload/uploadFilesV2', { allFiles, profileId });
  if (opened) {
    writer.uploads.add(opened.uploadId);
    await ask(writer, 'POST /storage', () => person.visitor.postForm(formOf(opened, photo.fileName), photo));
  }
  // A failed cancellation is repeated, so that uploads do not accumulate.
  for (const uploadId of writer.uploads)
    if (await call(writer, 'POST /api/upload/cancel', { uploadId, profileId }, `cancel-${uploadId}`)) writer.uploads.delete(uploadId);
}

/** Complete list, from all pages. */
async function pages(read: (page: number) => Promise<readonly string[]>): Promise<string[]> {
  const all: string[] = [];
  for (let page = 0, found = 1; found > 0; page += 1) {
    const part = await read(page);
    found = part.length;
    all.push(...part);
  }
  return all;
}

const albumsOf = (person: Person) =>
  pages(async (page) => (await persistCall(person.visitor, 'POST /api/image/my-albums', { profileId: me(person), page })).albums.map(({ name }) => name));

/** All messages of a room. */
export const messagesIn = ({ visitor }: Person, roomId: string) =>
  pages(async (page) =>
    (await persistCall(visitor, 'POST /api/chatbox/conversation-query', { roomId, page, perPage: 100 })).conversation.map(({ messageBody }) => messageBody),
  );

/** Two connected people with a chat. */
export type Couple = { people: readonly [Person, Person]; roomId: string };

export async function newCouple(fixture: StoryFixture): Promise<Couple> {
  const { anna, ben } = await connectedMembers(fixture);
  const { room } = await callOnceKnown(anna, 'POST /api/chatbox/profile-conversation', { profileIds: [me(ben)] });
  return { people: [anna, ben], roomId: room._id };
}

/** Two people go on until they are stopped. */
export async function load({ people, roomId }: Couple): Promise<Load> {
  const bytes = await drawPhoto({ seed: 1 });
  const writers = people.map((person): Writer => {
    const acknowledged = { albums: new Set<string>(), messages: new Set<string>() };
    return { person, acknowledged, uploads: new Set(), failures: [], answered: 0, served: new Map() };
  });
  let going = true;
  const goOn = async (writer: Writer) => {
    while (going) {
      const before = writer.failures.length;
      await turn(writer, roomId, bytes);
      const [failure] = writer.failures.slice(before);
      const waitMs = failure?.retryAfter === undefined ? patienceMs : Number(failure.retryAfter) * 1000;
      await pause(failure === undefined ? thinkingMs : waitMs);
    }
  };
  const running = Promise.all(writers.map(goOn));
  return {
    async served(seconds) {
      const since = performance.now();
      await until(
        'both to be served again',
        () => writers.every(({ served }) => served.size === kinds && [...served.values()].every((begun) => begun >= since)),
        seconds,
      );
    },
    async stop() {
      going = false;
      await running;
      const sum = (count: (writer: Writer) => number) => writers.reduce((all, writer) => all + count(writer), 0);
      return {
        answered: sum(({ answered }) => answered),
        acknowledged: sum(({ acknowledged: { albums, messages } }) => albums.size + messages.size),
        failures: writers.flatMap(({ failures }) => failures),
      };
    },
    async verify() {
      for (const { person, acknowledged } of writers) {
        const [albums, messages] = [await albumsOf(person), await messagesIn(person, roomId)];
        // Unacknowledged writes exist at most once too.
        for (const all of [albums, messages]) expect(all).toHaveLength(new Set(all).size);
        expect(albums.filter((name) => acknowledged.albums.has(name)).toSorted()).toEqual([...acknowledged.albums].toSorted());
        expect(messages.filter((text) => acknowledged.messages.has(text)).toSorted()).toEqual([...acknowledged.messages].toSorted());
      }
    },
  };
}
