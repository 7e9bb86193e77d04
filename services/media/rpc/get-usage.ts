import type { Handlers } from '@kloak/platform/service.ts';
import { usage } from '../views/usage.ts';

export const getUsage: Handlers<'media'>['GetUsage'] = async (ctx) => {
  const { used, reserved } = (await ctx.view(usage).get(ctx.account())) ?? { used: 0, reserved: 0 };
  return { used, reserved, max: ctx.settings.freeSpace };
};
