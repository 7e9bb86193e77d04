import { Refusal } from '@kloak/platform/errors.ts';
import { given } from '@kloak/platform/testing/given.ts';
import fc from 'fast-check';
import { free, type Ledger, type LedgerEvent, ledger, reserve, settle } from './ledger.ts';

const reserved = (bytes: number, reservedAfter: number, usedAfter = 0): LedgerEvent => ({
  type: 'SpaceReserved',
  data: { owner: 'anna', upload: 'u1', bytes, reservedAfter, usedAfter },
});

describe('the ledger of a vault', () => {
  it('reserves what fits beside what is used and reserved', () => {
    given(ledger, [reserved(40, 40, 30)])
      .when(reserve({ owner: 'anna', upload: 'u1', bytes: 30, max: 100 }))
      .then([reserved(30, 70, 30)]);
  });

  it('refuses what does not, in the words of the specification', () => {
    given(ledger, [reserved(40, 40, 30)])
      .when(reserve({ owner: 'anna', upload: 'u2', bytes: 31, max: 100 }))
      .thenRefuses('out-of-space', 'Ran out of File space! Please either delete existing files or upgrade your account.');
  });

  it('charges a published item and frees the rest', () => {
    given(ledger, [reserved(40, 40, 30)])
      .when(settle({ owner: 'anna', item: 'i1', released: 15, charged: 15 }))
      .then([{ type: 'SpaceSettled', data: { owner: 'anna', item: 'i1', released: 15, charged: 15, reservedAfter: 25, usedAfter: 45 } }]);
  });

  it('frees what a purged item was charged', () => {
    given(ledger, [reserved(40, 40, 30)])
      .when(free({ owner: 'anna', item: 'i1', bytes: 30 }))
      .then([{ type: 'SpaceFreed', data: { owner: 'anna', item: 'i1', bytes: 30, reservedAfter: 40, usedAfter: 0 } }]);
    expect(() => free({ owner: 'anna', item: 'i1', bytes: 31 })({ reserved: 40, used: 30 })).toThrow('frees 31 of 30');
  });

  it('never exceeds the limit and never falls below nothing, whatever is reserved and settled', () => {
    const max = 1000;
    const act = fc.record({ bytes: fc.integer({ min: 1, max: 600 }), pick: fc.nat(), charge: fc.boolean(), settles: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let state: Ledger = ledger.initial;
        const open: number[] = [];
        let used = 0;
        for (const { bytes, pick, charge, settles } of acts) {
          const one = settles && open.length > 0 ? open.splice(pick % open.length, 1)[0] : undefined;
          const decision =
            one === undefined
              ? reserve({ owner: 'anna', upload: 'u', bytes, max })
              : settle({ owner: 'anna', item: 'i', released: one, charged: charge ? one : 0 });
          try {
            state = decision(state).reduce(ledger.evolve, state);
            if (one === undefined) open.push(bytes);
            else if (charge) used += one;
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
            expect(used + open.reduce((sum, size) => sum + size, bytes)).toBeGreaterThan(max);
          }
          expect(state).toEqual({ used, reserved: open.reduce((sum, size) => sum + size, 0) });
          expect(state.used + state.reserved).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('takes a settlement of more than is reserved for a defect', () => {
    expect(() => settle({ owner: 'anna', item: 'i1', released: 2, charged: 0 })({ reserved: 1, used: 0 })).toThrow('settles 2');
    expect(() => settle({ owner: 'anna', item: 'i1', released: 1, charged: 2 })({ reserved: 1, used: 0 })).toThrow('charged 2');
  });
});
