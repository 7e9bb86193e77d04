import { Refusal } from '@kloak/platform/errors.ts';
import { given } from '@kloak/platform/testing/given.ts';
import fc from 'fast-check';
import { free, type Ledger, type LedgerEvent, ledger, limitTo, maxOpenUploads, reserve, settle } from './ledger.ts';

type Open = Ledger['open'][number];
const u1 = (bytes: number): Open => ({ upload: 'u1', bytes });
const sums = (reservedAfter: number, usedAfter: number, ...openAfter: Open[]) => ({ reservedAfter, usedAfter, openAfter, limitAfter: null });

/** Upload u1 reserves 40 bytes; 30 other bytes are used. */
const begun: LedgerEvent = { type: 'SpaceReserved', data: { owner: 'anna', ...u1(40), ...sums(40, 30, u1(40)) } };
const opening = { owner: 'anna', upload: 'u2', max: 100, ofChanges: 0 };
const ending = { owner: 'anna', upload: 'u1', item: 'i1' };

describe('the ledger of a vault', () => {
  it('reserves what fits beside what is used and reserved', () => {
    const u2 = { upload: 'u2', bytes: 30 };
    given(ledger, [begun])
      .when(reserve({ ...opening, bytes: 30 }))
      .then([{ type: 'SpaceReserved', data: { owner: 'anna', ...u2, ...sums(70, 30, u1(40), u2) } }]);
  });

  it('refuses what does not, in the words of the specification', () => {
    given(ledger, [begun])
      .when(reserve({ ...opening, bytes: 31 }))
      .thenRefuses('out-of-space', 'Ran out of File space! Please either delete existing files or upgrade your account.');
  });

  it('holds the vault below a smaller plan until the plan changes again, where it fits', () => {
    const limit = { owner: 'anna', maxBytes: 80, ofChanges: 3 };
    given(ledger, [begun])
      .when(limitTo({ ...limit, maxBytes: 70 }))
      .then([]);
    const held = limitTo(limit)(given(ledger, [begun]).state);
    const another = (ofChanges: number, bytes: number) => given(ledger, [begun, ...held]).when(reserve({ ...opening, ofChanges, bytes }));
    another(3, 11).thenRefuses('out-of-space');
    expect(reserve({ ...opening, ofChanges: 3, bytes: 10 })(given(ledger, [begun, ...held]).state)).toHaveLength(1);
    expect(reserve({ ...opening, ofChanges: 4, bytes: 11 })(given(ledger, [begun, ...held]).state)).toHaveLength(1);
  });

  it('charges a published item and frees the rest', () => {
    given(ledger, [begun])
      .when(settle({ ...ending, released: 15, charged: 15 }))
      .then([{ type: 'SpaceSettled', data: { owner: 'anna', item: 'i1', released: 15, charged: 15, ...sums(25, 45, u1(25)) } }]);
  });

  it('frees what a purged item was charged', () => {
    given(ledger, [begun])
      .when(free({ owner: 'anna', item: 'i1', bytes: 30 }))
      .then([{ type: 'SpaceFreed', data: { owner: 'anna', item: 'i1', bytes: 30, ...sums(40, 0, u1(40)) } }]);
    expect(() => free({ owner: 'anna', item: 'i1', bytes: 31 })(given(ledger, [begun]).state)).toThrow('frees 31 of 30');
  });

  it('lets nobody begin more uploads than may be under way, and another once all of one is settled', () => {
    const open = Array.from({ length: maxOpenUploads }, (_, number) => ({ upload: `u${number}`, bytes: 2 }));
    const full: LedgerEvent = { type: 'SpaceReserved', data: { owner: 'anna', upload: 'u19', bytes: 2, ...sums(40, 0, ...open) } };
    const another = reserve({ ...opening, upload: 'another', bytes: 1 });
    given(ledger, [full]).when(another).thenRefuses('too-many-uploads');
    const one = settle({ ...ending, released: 1, charged: 1 });
    const half = [full, ...one(given(ledger, [full]).state)];
    given(ledger, half).when(another).thenRefuses('too-many-uploads');
    const over = [...half, ...one(given(ledger, half).state)];
    expect(given(ledger, over).state.open).toEqual(open.filter(({ upload }) => upload !== 'u1'));
    expect(another(given(ledger, over).state)).toHaveLength(1);
  });

  it('settles what was reserved before it kept the uploads under way', () => {
    const older: LedgerEvent = { type: 'SpaceReserved', data: { owner: 'anna', ...u1(40), ...sums(40, 0) } };
    given(ledger, [older])
      .when(settle({ ...ending, released: 40, charged: 0 }))
      .then([{ type: 'SpaceSettled', data: { owner: 'anna', item: 'i1', released: 40, charged: 0, ...sums(0, 0) } }]);
  });

  it('never exceeds the limit and never falls below nothing, whatever is reserved and settled', () => {
    const max = 1000;
    const act = fc.record({ bytes: fc.integer({ min: 1, max: 600 }), pick: fc.nat(), charge: fc.boolean(), settles: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let state: Ledger = ledger.initial;
        const open: Open[] = [];
        let used = 0;
        for (const [number, { bytes, pick, charge, settles }] of acts.entries()) {
          const one = settles && open.length > 0 ? open.splice(pick % open.length, 1)[0] : undefined;
          const upload = `u${number}`;
          const decision =
            one === undefined
              ? reserve({ owner: 'anna', upload, bytes, max, ofChanges: 0 })
              : settle({ owner: 'anna', upload: one.upload, item: 'i', released: one.bytes, charged: charge ? one.bytes : 0 });
          try {
            state = decision(state).reduce(ledger.evolve, state);
            if (one === undefined) open.push({ upload, bytes });
            else if (charge) used += one.bytes;
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
            const isFull = used + open.reduce((sum, { bytes: size }) => sum + size, bytes) > max;
            expect(isFull || open.length === maxOpenUploads).toBe(true);
          }
          expect(state).toEqual({ used, reserved: open.reduce((sum, { bytes: size }) => sum + size, 0), open, limit: null });
          expect(state.used + state.reserved).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('takes a settlement of more than is reserved for a defect', () => {
    const state = { reserved: 1, used: 0, open: [u1(1)], limit: null };
    expect(() => settle({ ...ending, released: 2, charged: 0 })(state)).toThrow('settles 2');
    expect(() => settle({ ...ending, released: 1, charged: 2 })(state)).toThrow('charged 2');
  });
});
