import { reaction } from '@kloak/platform/reaction.ts';

/** Addresses and keys of removed devices are forgotten. */
export const forgetPushSecrets = reaction({
  name: 'forget-push-secrets',
  from: 'start',
  on: {
    notification: {
      async PushDevicesChanged(ctx, { data: { dropped } }) {
        for (const secret of dropped) await ctx.secrets.delete(secret);
      },
    },
  },
});
