// The log: places, keys, versions, reading.
import type { Claim } from '../../ports/claims.ts';
import { linkOf } from '../../ports/shared/links.ts';
import type { Commit } from '../../ports/store.ts';
import { append, comment, draft, fresh, heart, readLane, trailView } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';
import { refusalOf, until } from '../../testing/until.ts';

export function logSuite(setting: StoreSetting, lanes: number): void {
  const last = lanes - 1;

  describe('the log', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [] });
    const log = () => bench.store().log;

    it('numbers the commits of each lane from 1, without a gap', async () => {
      for (let lane = 0; lane < lanes; lane += 1) {
        const from = (await log().tails()).get(lane) ?? 0;
        for (const step of [1, 2, 3]) expect(await append(bench.store(), draft([heart('a')], { lane }))).toMatchObject({ lane, seq: from + step });
      }
      const tails = await log().tails();
      expect([...tails.keys()].sort()).toEqual(Array.from({ length: lanes }, (_, lane) => lane));
      for (const [lane, tail] of tails) expect((await readLane(log(), lane)).map(({ seq }) => seq)).toEqual(Array.from({ length: tail }, (_, at) => at + 1));
    });

    it('gives back what was written, every field of it', async () => {
      const full = draft([heart('a'), comment('a', 'Grüße 👋')], {
        lane: last,
        who: ['w', 'x'],
        bodyHash: 'h',
        trace: '00-trace-span-01',
        form: { events: 12, evolve: 2 },
      });
      const bare = draft([], { lane: last });
      for (const draftOf of [full, bare]) {
        const written = await append(bench.store(), draftOf);
        expect(written).toEqual({ ...draftOf, seq: written.seq, link: written.link });
        expect(await log().byKey(last, draftOf.key)).toEqual(written);
        expect(await log().stream(last, draftOf.stream)).toEqual([written]);
        expect(await log().read(last, written.seq - 1, 1)).toEqual([written]);
      }
    });

    it('links each commit to the one before it, also after its events are redacted and its stream has another name', async () => {
      const written: Commit[] = [];
      for (const content of ['one', 'two', 'three']) written.push(await append(bench.store(), draft([comment('a', content)], { who: ['w'] })));
      const [first, second] = written;
      if (!first || !second) throw new Error('nothing was written');
      await log().redact({ ...first, events: [comment('a', '')] });
      await log().rename({ lane: 0, stream: second.stream }, fresh('former'));
      const read = await log().read(0, first.seq - 1, 3);
      for (const [at, commit] of read.entries()) {
        const before = read[at - 1];
        if (before) expect(commit.link).toBe(linkOf(before.link, commit));
      }
      expect(read.map(({ link }) => link)).toEqual(written.map(({ link }) => link));
      expect(new Set(read.map(({ link }) => link)).size).toBe(3);
      await bench.store().check();
      expect([bench.store().damaged(), bench.store().warnings()]).toEqual([0, []]);
    });

    it('has an id that stays', async () => {
      const { id } = log();
      await bench.restart();
      expect(bench.stores().map((store) => store.log.id)).toEqual(bench.stores().map(() => id));
      expect(id).not.toBe('');
    });

    it('keeps the newest build that ever wrote there', async () => {
      const { noteBuild } = bench.store();
      expect(await noteBuild({ form: 1, version: 'first' })).toEqual({ form: 1, version: 'first' });
      expect(await noteBuild({ form: 3, version: 'newest' })).toEqual({ form: 3, version: 'newest' });
      for (const form of [1, 2, 3]) expect(await noteBuild({ form, version: 'another' })).toEqual({ form: 3, version: 'newest' });
    });

    it('answers a known key with the commit as then, whatever else the draft says', async () => {
      const first = await append(bench.store(), draft([heart('a')]));
      const again = { ...draft([comment('b', 'other')], { stream: first.stream, key: first.key }) };
      expect(await log().append(again)).toEqual({ outcome: 'known', commit: first });
      expect(await log().append({ ...again, stream: fresh('stream') })).toEqual({ outcome: 'known', commit: first });
      expect(await log().byKey(0, fresh('key'))).toBeUndefined();
    });

    it('keeps keys and streams of one lane apart from those of another', async () => {
      const one = draft([heart('a')]);
      await append(bench.store(), one);
      for (let lane = 1; lane < lanes; lane += 1) {
        await append(bench.store(), { ...one, lane });
        expect(await log().stream(lane, one.stream)).toHaveLength(1);
      }
      expect(await log().stream(0, one.stream)).toHaveLength(1);
    });

    it('says that the stream moved when the version is taken, and writes nothing', async () => {
      const first = await append(bench.store(), draft([heart('a')]));
      const late = draft([heart('a', 'late')], { stream: first.stream });
      expect(await log().append(late)).toEqual({ outcome: 'moved' });
      expect(await log().byKey(0, late.key)).toBeUndefined();
      expect(await log().stream(0, first.stream)).toEqual([first]);
      expect(await log().append({ ...late, version: 2 })).toMatchObject({ outcome: 'appended', commit: { version: 2 } });
    });

    it('appends a draft upon a pending one in the same order, and only upon that one', async () => {
      const stream = fresh('stream');
      const [first, second, third] = [1, 2, 3].map((version) => draft([heart('a')], { stream, version }));
      if (!first || !second || !third) throw new Error('a draft is missing');
      const appended = await Promise.all([log().append(first), log().append(second, undefined, first.key), log().append(third, undefined, second.key)]);
      expect(appended.map(({ outcome }) => outcome)).toEqual(['appended', 'appended', 'appended']);
      // One that comes later refuses both itself and the one upon it.
      const late = draft([heart('a', 'late')], { stream, version: 3 });
      const upon = draft([heart('a', 'upon')], { stream, version: 4 });
      const refused = await Promise.all([log().append(late), log().append(upon, undefined, late.key)]);
      expect(refused.map(({ outcome }) => outcome)).toEqual(['moved', 'moved']);
      expect(await log().append(upon, undefined, second.key)).toEqual({ outcome: 'moved' });
      expect((await log().stream(0, stream)).map(({ key }) => key)).toEqual([first.key, second.key, third.key]);
      expect(await log().append(upon, undefined, third.key)).toMatchObject({ outcome: 'appended', commit: { version: 4 } });
    });

    it('answers repeats of pending drafts that are decided on themselves, and refuses those upon a refused one', async () => {
      const stream = fresh('stream');
      const first = draft([heart('a')], { stream });
      const next = draft([heart('a')], { stream, version: 3 });
      const again = (version: number) => ({ ...draft([heart('a')], { stream, version }), key: first.key });
      // Requests of clients claim their keys, so each of these waits before it looks at the one before it.
      const claim = (): Claim => ({ key: fresh('claim'), bodyHash: 'h', at: first.at });
      const outcomes = await Promise.all([
        log().append(first, claim()),
        log().append(again(2), claim(), first.key),
        log().append(next, claim(), first.key),
        log().append(again(4), claim(), next.key),
      ]);
      const known = { outcome: 'known', commit: { key: first.key, version: 1 } };
      expect(outcomes).toMatchObject([{ outcome: 'appended' }, known, { outcome: 'moved' }, { outcome: 'moved' }]);
      expect(await log().append(again(2))).toMatchObject(known);
      expect(await log().stream(0, stream)).toMatchObject([{ key: first.key, version: 1 }]);
    }, 20_000);

    it('reads a stream from its beginning or its end', async () => {
      const stream = fresh('stream');
      const all: Commit[] = [];
      for (const version of [1, 2, 3, 4]) all.push(await append(bench.store(), draft([heart('a')], { stream, version })));
      expect(await log().stream(0, stream)).toEqual(all);
      expect(await log().stream(0, stream, 2)).toEqual(all.slice(2));
      expect(await log().stream(0, stream, 9)).toEqual(all);
      expect(await log().stream(0, fresh('stream'))).toEqual([]);
    });

    it('refuses to read a stream that has grown beyond 1,000 commits, but reads its end', async () => {
      const stream = fresh('stream');
      const written = await Promise.all(Array.from({ length: 1001 }, (_, at) => log().append(draft([], { stream, version: at + 1 }))));
      expect(new Set(written.map(({ outcome }) => outcome))).toEqual(new Set(['appended']));
      expect(await refusalOf(log().stream(0, stream))).toMatchObject({ kind: 'unavailable', code: 'stream-too-long' });
      expect((await log().stream(0, stream, 1)).map(({ version }) => version)).toEqual([1001]);
      expect(await log().read(0, 0, 5000)).toHaveLength(1000);
    });

    it('reads from any place, at most so many', async () => {
      for (let count = 0; count < 5; count += 1) await append(bench.store(), draft([heart('a')], { lane: last }));
      const all = await readLane(log(), last);
      expect(await log().read(last, all.length - 3, 2)).toEqual(all.slice(-3, -1));
      expect(await log().read(last, all.length, 10)).toEqual([]);
      expect(await readLane(log(), last, all.length - 5, 2)).toEqual(all.slice(-5));
      expect(await log().read(lanes, 0, 10)).toEqual([]);
    });

    it('tells its listeners what became durable, until they stop', async () => {
      const heard: string[] = [];
      const stop = log().onAppended((commits) => heard.push(...commits.map(({ key }) => key)));
      const one = await append(bench.store(), draft([heart('a')]));
      await log().append(draft([], { key: one.key }));
      const two = await append(bench.store(), draft([heart('b')]));
      await until('both were told', () => heard.length >= 2);
      stop();
      await append(bench.store(), draft([heart('c')]));
      expect(heard).toEqual([one.key, two.key]);
    });

    it('refuses a draft that cannot be written, and it alone', async () => {
      const broken = draft([{ type: 'HeartGiven', data: { item: 1n } }]);
      const sound = [draft([heart('a')]), draft([heart('b')])];
      const [first, bad, second] = await Promise.allSettled([sound[0], broken, sound[1]].map((of) => log().append(of ?? broken)));
      expect(bad?.status).toBe('rejected');
      expect([first, second]).toMatchObject([{ value: { outcome: 'appended' } }, { value: { outcome: 'appended' } }]);
      expect(await log().byKey(0, broken.key)).toBeUndefined();
    });

    it('goes on at its tail, whatever other processes tell of it', async () => {
      const from = (await append(bench.store(), draft([heart('a')], { lane: last }))).seq;
      const others = bench.stores();
      for (const [at, told] of [from + 1_000_000, from + 2, 1, from + 3, from + 3].entries()) {
        for (const { log: one } of others) one.hintTail(last, told);
        const writer = others[at % others.length] ?? bench.store();
        expect(await append(writer, draft([heart('a')], { lane: last }))).toMatchObject({ seq: from + 1 + at });
        for (const { log: one } of others) one.hintTail(last, from + 1_000_000);
        expect((await log().tails()).get(last)).toBe(from + 1 + at);
      }
      const links = (await log().read(last, from - 1, 6)).map(({ link }) => link);
      expect([links.length, new Set(links).size]).toEqual([6, 6]);
    });

    it('is there after a restart, and goes on where it was', async () => {
      const before = await append(bench.store(), draft([heart('a')], { lane: last }));
      await bench.restart();
      expect(await log().byKey(last, before.key)).toEqual(before);
      expect(await append(bench.store(), draft([heart('a')], { lane: last }))).toMatchObject({ seq: before.seq + 1 });
    });

    it('refuses to be opened with another number of lanes, in words, and is unharmed', async () => {
      const before = await log().tails();
      expect(await refusalOf(bench.restart({ lanes: lanes + 1 }))).toMatchObject({
        kind: 'conflict',
        code: 'other-lanes',
        message: expect.stringContaining(`${lanes} lanes`),
      });
      await bench.restart({ views: [trailView('late')] });
      expect(await log().tails()).toEqual(before);
    });
  });
}
