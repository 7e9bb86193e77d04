import type { Post } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../lib/toasts.ts';
import { refOf } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { pressHeart } from './hearts-queries.ts';
import { heartsTexts as t } from './texts.ts';

/** Button that gives a heart to each of some posts, one after another. Pushes update their counts. */
export function GiveHearts({ posts }: { readonly posts: readonly Post[] }) {
  const me = useMe();
  const client = useQueryClient();
  const [nth, setNth] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const [index, post] of posts.entries()) {
        setNth(index + 1);
        await pressHeart(client, refOf(post), me.id, true);
      }
      return posts.length;
    },
    onSuccess: (count) => toast(t.given(count)),
    onError: (error) => toast(errorText(error, t.giveFailed), 'bad'),
  });
  const isNone = posts.length === 0;
  return (
    <Button
      tone="quiet"
      icon={<Heart size={18} aria-hidden="true" />}
      aria-disabled={isNone}
      busy={isPending && t.giving(nth, posts.length)}
      onClick={() => isNone || mutate()}
    >
      {t.give}
    </Button>
  );
}
