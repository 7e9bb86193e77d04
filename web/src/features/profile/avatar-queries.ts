import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { mutate } from '../../lib/api.ts';
import { toast } from '../../lib/toasts.ts';
import type { Chosen } from './choose-avatar.ts';
import { mutateWithFile } from './mutate-with-file.ts';
import { avatarTexts as t } from './texts.ts';

/** True if the avatar was generated from the member's id, not chosen. */
export const isGeneratedAvatar = (image: string) => image.endsWith('.svg');

/** Changes the member's avatar. It appears beside the member everywhere, so all queries with members are invalidated. */
export function avatarMutation(client: QueryClient, me: string, image: string, onProgress: (percent: number) => void) {
  return mutationOptions({
    mutationFn: async (chosen: Chosen | undefined): Promise<{ ready: boolean }> => {
      const { file, square } = chosen ?? {};
      if (file) return mutateWithFile('POST /api/users/updateUserImage', { profileId: me, userId: me, ...square }, file, { onProgress });
      await mutate('POST /api/users/deleteImage', { filename: image });
      return { ready: true };
    },
    // Shown on any page, since the member may have left this one.
    onSuccess: ({ ready }) => toast(ready ? t.changed : t.pending),
    onSettled: () => Promise.all(['profile', 'connections', 'feed', 'item'].map((what) => client.invalidateQueries({ queryKey: [what] }))),
  });
}
