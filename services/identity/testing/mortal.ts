import { unavailable } from '@kloak/platform/errors.ts';
import type { Ctx } from '@kloak/platform/service.ts';
import { identity } from '../service.ts';

/** Identity, of which a registration can be made to die where it decides for the so manieth time. */
export function mortalIdentity() {
  let diesAt = 0;
  const dying = (ctx: Ctx): Ctx => ({
    ...ctx,
    asGuest: (guest) => dying(ctx.asGuest(guest)),
    decide: (...decision) => {
      if (diesAt > 0) diesAt -= 1;
      else return ctx.decide(...decision);
      if (diesAt === 0) throw unavailable('The store');
      return ctx.decide(...decision);
    },
  });
  const register: typeof identity.rpcs.Register = (ctx, request) => identity.rpcs.Register(dying(ctx), request);
  return {
    service: { ...identity, rpcs: { ...identity.rpcs, Register: register } },
    /** 0: the next registration lives. */
    dieAt(place: number): void {
      diesAt = place;
    },
  };
}
