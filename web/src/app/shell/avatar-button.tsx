import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { texts } from '../../lib/texts.ts';
import { Avatar } from '../../people/avatar.tsx';
import { useMe } from '../../session/session.ts';
import s from './avatar-button.module.css';

/** Button of the account menu, identical before and after the menu's code is loaded. */
export function AvatarButton(button: ComponentProps<'button'>) {
  const { image, username } = useMe();
  return (
    <button aria-haspopup="menu" aria-expanded={false} {...button} type="button" className={s.button} aria-label={`${texts.shell.accountMenu}: ${username}`}>
      <Avatar src={image} size={32} />
      <span className={s.name} dir="auto">
        {username}
      </span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}
