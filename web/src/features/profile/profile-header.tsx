import type { ReactNode } from 'react';
import { Avatar } from '../../people/avatar.tsx';
import s from './profile.module.css';

type HeaderProps = { readonly username: string; readonly image: string; readonly children?: ReactNode };

/** Header of a profile: name, picture and actions. */
export function ProfileHeader({ username, image, children }: HeaderProps) {
  return (
    <header className={s.header}>
      <Avatar src={image} size={125} />
      <div className={s.who}>
        <h1>
          <bdi>{username}</bdi>
        </h1>
        {children}
      </div>
    </header>
  );
}
