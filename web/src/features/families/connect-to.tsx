import type { Profile } from '@kloak/proto/api/types.ts';
import { useQuery } from '@tanstack/react-query';
import { connectionsQuery } from '../../people/connections-queries.ts';
import { useMe } from '../../session/session.ts';
import { ConnectButton } from './connect-button.tsx';
import s from './families.module.css';
import { familiesTexts as t } from './texts.ts';

/** Button that connects with a member, for pages of other features. */
export function ConnectTo({ profile }: { readonly profile: Profile }) {
  const { data: connections } = useQuery(connectionsQuery(useMe().id));
  if (!connections) return null;
  const isBlocked = connections.blocked?.some(({ _id }) => _id === profile._id);
  const isRequested = connections.requested.some(({ _id }) => _id === profile._id);
  return (
    <>
      <ConnectButton profile={profile} connections={connections} />
      {isBlocked && <p className={s.empty}>{t.isBlocked}</p>}
      {isRequested && <p className={s.empty}>{t.isRequested}</p>}
    </>
  );
}
