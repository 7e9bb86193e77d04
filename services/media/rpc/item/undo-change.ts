import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { change, changedSince, undoableChange } from '../../domain/item/change.ts';
import { item } from '../../domain/item/item.ts';
import { undoTaken } from '../../domain/item/item-taken.ts';
import { undoTurn } from '../../domain/item/item-turn.ts';
import { showOwnPosts } from '../../steps/show-own-posts.ts';

export const undoChange = rpc('media', 'UndoChange', {
  access: member,
  async run(ctx, { change: id }, owner) {
    const { items, kind } = undoableChange(await ctx.state(change.of({ change: id, owner })), owner, ctx.now());
    const undo = kind === 'TURN' ? undoTurn : undoTaken;
    const outcomes = await Promise.all(
      items.map(async (one) => {
        const { events } = await ctx.decide(item.of({ item: one, owner }), undo(id), { step: 'undo' });
        return { one, isUndone: events.length > 0 };
      }),
    );
    const undone = outcomes.filter(({ isUndone }) => isUndone).map(({ one }) => one);
    if (undone.length === 0) throw changedSince();
    const shown = await showOwnPosts(ctx, owner, undone);
    return { posts: undone.flatMap((one) => shown.get(one) ?? []), skipped: items.filter((one) => !undone.includes(one)) };
  },
});
