import type { Profile } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../people/avatar.tsx';
import { MemberLink } from '../../people/member-link.tsx';
import { ListRow } from '../../ui/list/list.tsx';

type PersonProps = { readonly profile: Profile; readonly note?: string | undefined; readonly look?: 'card'; readonly children: ReactNode };

/** A member in a list, with actions. */
export function Person({ profile, note, look, children }: PersonProps) {
  return (
    <ListRow picture={<Avatar src={profile.image} />} title={<MemberLink username={profile.username} />} note={note ?? profile.email} look={look}>
      {children}
    </ListRow>
  );
}
