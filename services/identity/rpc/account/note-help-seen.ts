import { member } from '@kloak/access/rules.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { isHelpKey } from '@kloak/proto/rules/help.ts';
import { account, noteHelpSeen as note } from '../../domain/account.ts';

export const noteHelpSeen = rpc('identity', 'NoteHelpSeen', {
  access: member,
  async run(ctx, { help }, id) {
    if (!isHelpKey(help)) throw new Refusal('invalid', 'unknown-help', 'There is no such help.');
    await ctx.decide(account.of({ account: id }), note(help));
    return {};
  },
});
