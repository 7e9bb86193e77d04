import type { Handlers } from '@kloak/platform/service.ts';
import { mail } from '../domain/mail.ts';
import { isTaken } from './hold-claim.ts';
import { mailRef } from './streams.ts';

export const isMailTaken: Handlers<'identity'>['IsMailTaken'] = async (ctx, request) => {
  return { exists: await isTaken(ctx, mail, mailRef(request.address)) };
};
