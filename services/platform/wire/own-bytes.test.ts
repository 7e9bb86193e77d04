import { createDecipheriv } from 'node:crypto';
import { freeBytes, ownBytes } from './own-bytes.ts';

it('frees the buffer of bytes that have one reader, by any part of them', () => {
  const bytes = ownBytes(new Uint8Array(100_000));
  const { buffer } = bytes;
  freeBytes(bytes.subarray(10, 20));
  expect([buffer.detached, bytes.length]).toEqual([true, 0]);
  freeBytes(bytes);
});

it('frees nothing that others may have: what nobody said it of, or what lies in a buffer with other bytes', () => {
  const [shared, pooled] = [Buffer.alloc(1000, 1), Buffer.from('in the pool of Node')];
  freeBytes(shared);
  freeBytes(ownBytes(pooled));
  freeBytes(ownBytes(shared.subarray(1)));
  expect([shared.length, String(pooled)]).toEqual([1000, 'in the pool of Node']);
});

it('frees what a cipher made', () => {
  const made = ownBytes(createDecipheriv('aes-256-gcm', Buffer.alloc(32), Buffer.alloc(12)).update(Buffer.alloc(65_536)));
  freeBytes(made);
  expect(made.length).toBe(0);
});
