import type { Handlers } from '@kloak/platform/service.ts';
import { name } from '../domain/name.ts';
import { isTaken } from './hold-claim.ts';
import { nameRef } from './streams.ts';

export const isNameTaken: Handlers<'identity'>['IsNameTaken'] = async (ctx, request) => {
  return { exists: await isTaken(ctx, name, nameRef(request.name.trim())) };
};
