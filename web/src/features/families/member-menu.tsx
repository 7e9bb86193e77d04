import type { Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { connectionsQuery } from '../../people/connections-queries.ts';
import { reportAct } from '../../people/report-act.tsx';
import { useMe } from '../../session/session.ts';
import { Menu } from '../../ui/window/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { connectionMutation } from './change-connections.ts';
import { connectionFailure } from './failure-text.ts';
import { familiesTexts as t } from './texts.ts';

/** Menu of further actions on a member. */
export function MemberMenu({ profile }: { readonly profile: Profile }) {
  const client = useQueryClient();
  const { id: me } = useMe();
  const [blocking, setBlocking] = useState<Profile>();
  const { data: connections } = useQuery(connectionsQuery(me));
  const unblock = useMutation({
    ...connectionMutation(client, me),
    onSettled: (_answer, error) => (error ? toast(connectionFailure(error), 'bad') : toast(t.unblocked(profile.username))),
  });
  if (!connections) return null;
  const isBlocked = connections.blocked?.some(({ _id }) => _id === profile._id) ?? false;
  const icon = <Ban size={18} aria-hidden="true" />;
  const act = isBlocked
    ? { label: t.unblock, icon, onSelect: () => unblock.mutate({ kind: 'unblock', other: profile }) }
    : { label: t.block, icon, tone: 'danger' as const, onSelect: () => setBlocking(profile) };
  return (
    <>
      <Menu label={t.more(profile.username)} look="more" acts={[reportAct({ kind: 'MEMBER', id: profile._id, name: profile.username }), act]} />
      <BlockDialog other={blocking} onClose={() => setBlocking(undefined)} />
    </>
  );
}
