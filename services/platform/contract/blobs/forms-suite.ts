import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../../errors.ts';
import { ownerField } from '../../ports/blobs.ts';
import { type BlobsBench, changed } from '../../testing/blobs-client.ts';

const photo = Buffer.from('the bytes of a photograph');
const other = Buffer.from('the bytes of another one!');
const refusal = (code: string) => ({ success: false, code, message: expect.any(String), requestId: 'request-1' });

export function formsSuite({ blobs, client, key }: BlobsBench): void {
  const ask = async (changes: { key?: string; size?: number; minSize?: number; type?: string; owner?: string; expiresInSeconds?: number } = {}) => {
    const request = { key: key('incoming'), size: photo.length, type: 'image/jpeg', owner: 'anna', expiresInSeconds: 60, ...changes };
    return { ...request, form: await blobs().form(request) };
  };

  describe('a signed form', () => {
    it('is posted to the own origin and stores its file', async () => {
      const { form, key } = await ask();
      expect(form.url).toBe('/storage');
      expect(form.fields).toMatchObject({ key, 'Content-Type': 'image/jpeg' });
      const answer = await client().post({ fields: form.fields, file: photo });
      expect(answer).toMatchObject({ status: 204, body: Buffer.alloc(0) });
      expect(client().stored).toContain(key);
      expect(await blobs().stat(key)).toMatchObject({ size: photo.length, type: 'image/jpeg' });
      expect(await buffer(await blobs().read(key))).toEqual(photo);
    });

    it.each(['../etc/passwd', 'original/mine.jpg', 'incoming/other.jpg', 'incoming/\0', '/incoming/x', 'incoming//x'])(
      'refuses another key: %j',
      async (other) => {
        const { form, key } = await ask();
        const answer = await client().post({ fields: changed(form, { key: other }), file: photo });
        expect([400, 403]).toContain(answer.status);
        expect(answer.json()).toEqual(refusal(answer.status === 403 ? 'other-form' : 'bad-form'));
        expect(await blobs().stat(key)).toBeUndefined();
      },
    );

    it('refuses another type', async () => {
      const { form, key } = await ask();
      const answer = await client().post({ fields: changed(form, { 'Content-Type': 'text/html' }), file: photo });
      expect([answer.status, answer.json()]).toEqual([403, refusal('other-form')]);
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('says whose it is, and refuses another owner', async () => {
      const { form, key } = await ask();
      expect(form.fields).toMatchObject({ [ownerField]: 'anna' });
      const answer = await client().post({ fields: changed(form, { [ownerField]: 'ben' }), file: photo });
      expect([answer.status, answer.json()]).toEqual([403, refusal('other-form')]);
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('is refused from another member, before its file is taken, also where its owner stands in it twice or in other words', async () => {
      const { form, key } = await ask();
      const answer = await client().post({ fields: form.fields, file: photo, by: 'ben' });
      expect([answer.status, answer.json()]).toEqual([403, refusal('other-form')]);
      const part = (head: string, value: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
      const fields = Object.entries(form.fields);
      const plain = fields.map(([name, value]) => part(`name="${name}"`, value)).join('');
      const more = fields.map(([name, value]) => part(`name="${name}"${name === ownerField ? '\r\nX-A: 1\r\nX-B: 2\r\nX-C: 3' : ''}`, value)).join('');
      const hidden = part('name="note"', `; name="${ownerField}"\r\n\r\nben\r\n`);
      const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${photo}\r\n--x--\r\n`;
      for (const body of [hidden + more, plain + part(`name="${ownerField}"`, 'ben'), part(`name="${ownerField.toUpperCase()}"`, 'ben') + plain]) {
        const said = await client().raw({ 'content-type': 'multipart/form-data; boundary=x' }, Buffer.from(body + file), 'ben');
        expect([400, 403]).toContain(said.status);
      }
      expect([await blobs().stat(key), client().accepted.includes(key)]).toEqual([undefined, false]);
    });

    it('is told before its file comes, once it is known to be signed', async () => {
      const { form, key } = await ask();
      const forged = Object.fromEntries(Object.entries(form.fields).map(([name, value]) => [name, /signature/i.test(name) ? value.replace(/./, 'g') : value]));
      expect(await client().post({ fields: forged, file: photo })).toMatchObject({ status: 403 });
      expect(client().accepted).not.toContain(key);
      await client().post({ fields: form.fields, file: photo.subarray(1) });
      expect(client().accepted).toContain(key);
    });

    it('refuses a larger file', async () => {
      const { form, key } = await ask();
      const answer = await client().post({ fields: form.fields, file: Buffer.concat([photo, Buffer.of(1)]) });
      expect([answer.status, answer.json()]).toEqual([413, refusal('file-too-large')]);
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('refuses a much larger file without storing it first', async () => {
      const { form, key } = await ask();
      const answer = await client().post({ fields: form.fields, file: Buffer.alloc(3_000_000) });
      expect([answer.status, answer.json()]).toEqual([413, refusal('file-too-large')]);
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('refuses a smaller file', async () => {
      const { form, key } = await ask();
      const answer = await client().post({ fields: form.fields, file: photo.subarray(1) });
      expect([answer.status, answer.json()]).toEqual([400, refusal('wrong-size')]);
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('of a range of sizes takes those from the smallest to the largest, and no other', async () => {
      for (const size of [4, 7, 10]) {
        const { form, key } = await ask({ minSize: 4, size: 10 });
        expect(await client().post({ fields: form.fields, file: Buffer.alloc(size) })).toMatchObject({ status: 204 });
        expect(await blobs().stat(key)).toMatchObject({ size });
      }
      for (const size of [0, 3, 11]) {
        const { form, key } = await ask({ minSize: 4, size: 10 });
        expect((await client().post({ fields: form.fields, file: Buffer.alloc(size) })).status).toBeGreaterThanOrEqual(400);
        expect(await blobs().stat(key)).toBeUndefined();
      }
      await expect(ask({ minSize: 11, size: 10 })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-size' });
    });

    it('takes an empty file when one was announced', async () => {
      const { form, key } = await ask({ size: 0 });
      expect(await client().post({ fields: form.fields, file: Buffer.alloc(0) })).toMatchObject({ status: 204 });
      expect(await blobs().stat(key)).toMatchObject({ size: 0 });
    });

    it('refuses when its time is over', async () => {
      const { form, key } = await ask({ expiresInSeconds: -1 });
      const answer = await client().post({ fields: form.fields, file: photo });
      expect([answer.status, answer.json()]).toEqual([403, refusal('form-expired')]);
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('refuses a changed byte of any field', async () => {
      const { form, key } = await ask();
      for (const [name, value] of Object.entries(form.fields)) {
        const last = value.endsWith('0') ? '1' : '0';
        const answer = await client().post({ fields: changed(form, { [name]: value.slice(0, -1) + last }), file: photo });
        expect({ name, refused: [400, 403].includes(answer.status) }).toEqual({ name, refused: true });
        expect(answer.json()).toMatchObject({ success: false, requestId: 'request-1' });
      }
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('refuses a form without one of its fields or without a file', async () => {
      const { form, key } = await ask();
      for (const name of Object.keys(form.fields)) {
        const { [name]: _, ...rest } = form.fields;
        const answer = await client().post({ fields: rest, file: photo });
        expect({ name, refused: answer.status >= 400 && answer.status < 404 }).toEqual({ name, refused: true });
      }
      expect(await client().post({ fields: form.fields })).toMatchObject({ status: 400 });
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it.each([
      ['text', { 'content-type': 'text/plain' }, 'hello'],
      ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'hello'],
      ['nothing', {}, ''],
      ['a form that is none', { 'content-type': 'multipart/form-data; boundary=x' }, '--y\r\nhello'],
    ])('refuses a post that is %s', async (_, headers, body) => {
      const answer = await client().raw(headers, Buffer.from(body));
      expect([answer.status, answer.json()]).toEqual([400, refusal('bad-form')]);
    });

    it('refuses a form that was sent whole and lacks its end', async () => {
      const { form, key } = await ask();
      const fields = Object.entries(form.fields).map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
      const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n${photo}`;
      for (const body of [fields.join(''), fields.join('') + file, `${fields.join('')}${file}\r\n--x\r\n`]) {
        const answer = await client().raw({ 'content-type': 'multipart/form-data; boundary=x' }, Buffer.from(body));
        expect([answer.status, answer.json()]).toEqual([400, refusal(expect.any(String))]);
      }
      expect(await blobs().stat(key)).toBeUndefined();
    });

    it('is given for incoming keys, whole sizes and plain types only', async () => {
      await expect(ask({ key: key('original') })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-key' });
      await expect(ask({ key: 'incoming/../x' })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-key' });
      await expect(ask({ size: 1.5 })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-size' });
      await expect(ask({ size: -1 })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-size' });
      await expect(ask({ type: 'image/jpeg"' })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-type' });
      await expect(ask({ owner: '' })).rejects.toMatchObject({ kind: 'invalid', code: 'bad-owner' });
    });

    it('leaves nothing of a torn upload, and can be posted again', async () => {
      const file = Buffer.alloc(2_000_000, 7);
      const { form, key } = await ask({ size: file.length });
      for (const at of [40, 900, 70_000, 1_900_000]) await client().tear({ fields: form.fields, file }, at);
      expect(await blobs().stat(key)).toBeUndefined();
      expect(await client().post({ fields: form.fields, file })).toMatchObject({ status: 204 });
      expect(await blobs().stat(key)).toMatchObject({ size: file.length });
    });
  });

  it('leaves nothing of an upload that is given up in its middle, tells why, and can be posted again', async () => {
    const file = Buffer.alloc(2_000_000, 7);
    const { form, key } = await ask({ size: file.length });
    for (const at of [40, 900, 70_000, 1_900_000]) {
      const answer = await client().abandon({ fields: form.fields, file }, at, new Refusal('too-slow', 'too-slow', 'Too slow.'));
      expect([answer.status, answer.json()]).toEqual([408, refusal('too-slow')]);
    }
    expect(await blobs().stat(key)).toBeUndefined();
    expect(await client().post({ fields: form.fields, file })).toMatchObject({ status: 204 });
  });

  describe('a second post with the same form', () => {
    const ingest = async (from: string, to: string, etag: string) => {
      const { sha256 } = await blobs().digest(from, etag);
      await blobs().copy(from, to, etag, 'image/jpeg');
      return sha256;
    };
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

    it('before the ingest: what is served is what was checked', async () => {
      const { form, key: from } = await ask();
      const to = key('original');
      await client().post({ fields: form.fields, file: photo });
      await client().post({ fields: form.fields, file: other });
      const facts = await blobs().stat(from);
      expect(await ingest(from, to, facts?.etag ?? '')).toBe(sha256(other));
      expect((await client().get(to)).body).toEqual(other);
    });

    it('during the ingest: it is not taken', async () => {
      const { form, key: from } = await ask();
      const to = key('original');
      await client().post({ fields: form.fields, file: photo });
      const facts = await blobs().stat(from);
      expect(await blobs().digest(from, facts?.etag ?? '')).toMatchObject({ sha256: sha256(photo) });
      await client().post({ fields: form.fields, file: other });
      await expect(blobs().copy(from, to, facts?.etag ?? '', 'image/jpeg')).rejects.toMatchObject({ kind: 'conflict', code: 'blob-changed' });
      await expect(blobs().digest(from, facts?.etag ?? '')).rejects.toMatchObject({ kind: 'conflict', code: 'blob-changed' });
      expect(await blobs().stat(to)).toBeUndefined();
    });

    it('after the ingest: what is served stays', async () => {
      const { form, key: from } = await ask();
      const to = key('original');
      await client().post({ fields: form.fields, file: photo });
      const facts = await blobs().stat(from);
      await ingest(from, to, facts?.etag ?? '');
      const before = await client().get(to);
      await client().post({ fields: form.fields, file: other });
      await blobs().remove([from]);
      const after = await client().get(to);
      expect([after.body, after.headers.etag]).toEqual([photo, before.headers.etag]);
    });
  });
}
