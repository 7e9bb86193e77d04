import { randomBytes } from 'node:crypto';
import type { BlobsBench } from '../../testing/blobs-client.ts';

const text = '0123456789';

export function sendingSuite({ blobs, client, key }: BlobsBench): void {
  const put = async () => {
    const at = key('rendition');
    const { etag } = await blobs().put(at, Buffer.from(text), { type: 'text/plain', size: text.length });
    return { at, etag };
  };

  describe('a sent object', () => {
    it('has its bytes and our headers, and no others of the store', async () => {
      const { at, etag } = await put();
      const answer = await client().get(at, {}, { type: 'image/webp', cacheControl: 'private, no-cache' });
      expect(answer).toMatchObject({ status: 200, body: Buffer.from(text) });
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '10',
        'cache-control': 'private, no-cache',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        etag,
      });
      const known = [
        'accept-ranges',
        'cache-control',
        'connection',
        'content-length',
        'content-type',
        'date',
        'etag',
        'keep-alive',
        'x-content-type-options',
        'x-request-id',
      ];
      expect(Object.keys(answer.headers).filter((name) => !known.includes(name))).toEqual([]);
    });

    it('answers HEAD with the same headers and no bytes', async () => {
      const { at, etag } = await put();
      const answer = await client().get(at, {}, {}, 'HEAD');
      expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      expect(answer.headers).toMatchObject({ 'content-length': '10', 'content-type': 'image/png', 'accept-ranges': 'bytes', etag });
    });

    it.each([
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=0-0', '0', 'bytes 0-0/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=7-99', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=-99', text, 'bytes 0-9/10'],
    ])('answers the range %s', async (range, bytes, contentRange) => {
      const { at, etag } = await put();
      const answer = await client().get(at, { range });
      expect([answer.status, String(answer.body), answer.headers['content-range'], answer.headers.etag]).toEqual([206, bytes, contentRange, etag]);
      expect(answer.headers['content-length']).toBe(String(bytes.length));
    });

    it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('refuses the range %s', async (range) => {
      const { at } = await put();
      const answer = await client().get(at, { range });
      expect([answer.status, answer.headers['content-range'], answer.json()]).toEqual([
        416,
        'bytes */10',
        { success: false, code: 'bad-range', message: expect.any(String), requestId: 'request-1' },
      ]);
    });

    it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=x', 'bytes=4-2'])('answers all of it to the range %s', async (range) => {
      const { at } = await put();
      expect(await client().get(at, { range })).toMatchObject({ status: 200, body: Buffer.from(text) });
    });

    it('answers 304 to whoever has it', async () => {
      const { at, etag } = await put();
      for (const match of [etag, `"x", ${etag}`, `W/${etag}`, '*']) {
        const answer = await client().get(at, { 'if-none-match': match });
        expect([answer.status, answer.body.length, answer.headers.etag, answer.headers['cache-control']]).toEqual([304, 0, etag, 'private, no-cache']);
      }
      expect(await client().get(at, { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
    });

    it('answers a range only of the version that was meant', async () => {
      const { at, etag } = await put();
      expect(await client().get(at, { range: 'bytes=1-2', 'if-range': etag })).toMatchObject({ status: 206 });
      expect(await client().get(at, { range: 'bytes=1-2', 'if-range': '"another"' })).toMatchObject({ status: 200, body: Buffer.from(text) });
      expect(await client().get(at, { range: 'bytes=1-2', 'if-match': '"another"' })).toMatchObject({ status: 412 });
      expect(await client().get(at, { range: 'bytes=1-2', 'if-match': etag })).toMatchObject({ status: 206 });
    });

    it.each([
      ['beach.jpg', 'attachment; filename=beach.jpg', undefined],
      ['Müller 田中.jpg', undefined, "filename*=UTF-8''M%C3%BCller%20%E7%94%B0%E4%B8%AD.jpg"],
      ['a"b\r\nSet-Cookie: x=1.jpg', undefined, 'b__Set-Cookie'],
      ['../../etc/passwd', undefined, '.._.._etc_passwd'],
    ])('is saved under the name %j', async (attachment, exact, within) => {
      const { at } = await put();
      const { headers } = await client().get(at, {}, { attachment });
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers['set-cookie']).toBeUndefined();
      if (exact !== undefined) expect(headers['content-disposition']).toBe(exact);
      if (within !== undefined) expect(headers['content-disposition']).toContain(within);
    });

    it('has the same bytes for whoever takes them slowly', async () => {
      const [at, bytes] = [key('original'), randomBytes(20_000_000)];
      await blobs().put(at, bytes, { type: 'video/mp4', size: bytes.length });
      const taken = await Promise.all([client().getSlowly(at), client().getSlowly(at)]);
      expect(taken.map((each) => each.equals(bytes))).toEqual([true, true]);
    });

    it('can be empty', async () => {
      const at = key('rendition');
      await blobs().put(at, Buffer.alloc(0), { type: 'text/plain', size: 0 });
      expect(await client().get(at)).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      expect(await client().get(at, { range: 'bytes=0-1' })).toMatchObject({ status: 416 });
    });
  });
}
