// Calls for a member's picture.
import { randomUUID } from 'node:crypto';
import { derivedId } from '@kloak/platform/codec/keys.ts';
import { isUnavailable, Refusal } from '@kloak/platform/errors.ts';
import { deleteImage, updateUserImage } from '@kloak/proto/api/avatars.ts';
import { idempotencyKeyHeader } from '@kloak/proto/api/headers.ts';
import { incomingAvatarKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { readAvatarUrl } from '@kloak/proto/rules/people/avatars.ts';
import { principalOf } from '../../caller/auth-result.ts';
import { notYou } from '../../http/answers.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { handlerRoute, type Route } from '../route.ts';

const notAPicture = () => new Refusal('invalid', 'no-avatar', 'This names no picture that stands for anybody.');

export const avatars: readonly Route[] = [
  handlerRoute(updateUserImage, {
    rpcs: ['identity.ChangeAvatar'],
    limit: 'avatar',
    async handle({ blobs }, { auth, hash, file, body: { left, top, side }, ask, request }) {
      const { account } = principalOf(auth);
      const { size, read } = assertPresent(file);
      // A repeat meets the same picture; other bytes under its key touch nothing of it.
      const avatar = derivedId('avatar', account, request.get(idempotencyKeyHeader) ?? randomUUID(), hash());
      const key = incomingAvatarKey(account, avatar);
      await blobs.put(key, read(), { type: 'application/octet-stream', size });
      try {
        const { image, ready } = await ask('identity.ChangeAvatar', { avatar, square: { left, top, side } });
        // A repeat has posted its bytes again after the first call was done.
        if (ready) await blobs.remove([key]);
        return { image, ready };
      } catch (error) {
        // Bytes of a refused call are removed; if the outcome is unknown, the service's sweep decides.
        if (error instanceof Refusal && !isUnavailable(error)) await blobs.remove([key]);
        throw error;
      }
    },
  }),
  handlerRoute(deleteImage, {
    rpcs: ['identity.RemoveAvatar'],
    limit: 'write',
    async handle(_deps, { auth, body: { filename }, ask }) {
      const named = readAvatarUrl(filename);
      if (named.account !== undefined && named.account !== principalOf(auth).account) throw notYou();
      if (named.account === undefined && named.avatar === undefined) throw notAPicture();
      if (named.avatar !== undefined) await ask('identity.RemoveAvatar', { avatar: named.avatar });
      return {};
    },
  }),
];
