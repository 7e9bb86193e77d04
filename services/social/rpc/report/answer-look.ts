import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { answerLook as answer, report } from '../../domain/report.ts';

export const answerLook = rpc('social', 'AnswerLook', {
  access: member,
  narrows: ({ allow }) => !allow,
  async run(ctx, { report: id, allow }, me) {
    await ctx.decide(report.of({ report: id }), answer(id, me, allow, ctx.now()));
    return {};
  },
});
