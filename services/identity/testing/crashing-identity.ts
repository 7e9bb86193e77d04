import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { identity } from '../service.ts';

/** Identity whose registration can crash at a given decision. */
export function crashingIdentity() {
  let decisionsLeft = 0;
  const crashing = (ctx: Ctx): Ctx => ({
    ...ctx,
    asGuest: (guest) => crashing(ctx.asGuest(guest)),
    decide: (...decision) => {
      if (decisionsLeft > 0) {
        decisionsLeft -= 1;
        if (decisionsLeft === 0) throw unavailable('The store');
      }
      return ctx.decide(...decision);
    },
  });
  const { Register } = identity.rpcs;
  const register: typeof Register = { ...Register, admit: (ctx, request) => Register.admit(crashing(ctx), request) };
  return {
    service: { ...identity, rpcs: { ...identity.rpcs, Register: register } },
    /** Makes the next registration crash at this decision, counted from 1; 0: no crash. */
    crashAt(decision: number): void {
      decisionsLeft = decision;
    },
  };
}
