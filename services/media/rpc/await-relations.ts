import { relations } from '@kloak/access/relations.ts';
import type { Handlers } from '@kloak/platform/service.ts';

export const awaitRelations: Handlers<'media'>['AwaitRelations'] = async (ctx) => {
  // A question about nobody: it waits like those that decide.
  await ctx.strict(relations).getMany([]);
  return {};
};
