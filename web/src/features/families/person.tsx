import type { ReactNode } from 'react';
import type { Profile } from '../../lib/shapes.ts';
import { Avatar } from '../../ui/avatar.tsx';
import s from './families.module.css';

/** One member in a list, with what can be done. */
export function Person({ profile, note, children }: { readonly profile: Profile; readonly note?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={s.row}>
      <Avatar src={profile.image} />
      <div className={s.who}>
        <p className={s.name}>
          <bdi>{profile.username}</bdi>
        </p>
        {(note || profile.email) && <p className={s.note}>{note ?? profile.email}</p>}
      </div>
      <div className={s.acts}>{children}</div>
    </div>
  );
}
