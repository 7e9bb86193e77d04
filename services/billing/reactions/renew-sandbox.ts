import { derivedId } from '@kloak/platform/codec/keys.ts';
import type { Sweep } from '@kloak/platform/reaction.ts';
import { sandbox } from '../domain/sandbox.ts';
import { nextDue, renew } from '../domain/sandbox-renewals.ts';
import { sandboxDues } from '../views/sandbox-dues.ts';

const perPage = 100;

/** The clock of the sandbox: renewals, further attempts and ends, one step of each customer at a time. */
export const renewSandbox: Sweep = {
  name: 'renew-sandbox',
  everySeconds: 300,
  async run(ctx) {
    let next: string | undefined;
    do {
      const { items, next: after } = await ctx.view(sandboxDues).page({ index: 'due', equals: [], limit: perPage, before: next });
      const due = items.filter(({ at }) => at <= ctx.seenNow().toISOString());
      for (const { id: customer } of due) {
        const stream = sandbox.of({ customer });
        const at = nextDue(await ctx.state(stream));
        if (at !== undefined) await ctx.decide(stream, renew(derivedId('renewal', customer, at), ctx.seenNow()), { once: `due:${at}` });
      }
      next = due.length === items.length ? after : undefined;
    } while (next !== undefined);
  },
};
