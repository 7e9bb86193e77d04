import { reaction } from '@kloak/platform/reaction.ts';

/** Removes the hash of a password that was replaced. */
export const forgetPassword = reaction({
  name: 'forget-password',
  from: 'start',
  on: {
    identity: {
      PasswordChanged: (ctx, { data }) => ctx.secrets.delete(data.formerPasswordSecret),
    },
  },
});
