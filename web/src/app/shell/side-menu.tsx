import { useQuery } from '@tanstack/react-query';
import { House, ImageUp, UserRoundPlus, UsersRound } from 'lucide-react';
import { connectionsQuery, usePending } from '../../features/families/connections-queries.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MenuLink } from './menu-link.tsx';
import s from './side-menu.module.css';

/** The list of the family ends here; the rest stands on the families page. */
const shownFriends = 12;

/** The main ways on a large screen. */
export function SideMenu() {
  const { data: connections } = useQuery(connectionsQuery(useMe().id));
  const pending = usePending();
  const friends = connections?.friends ?? [];
  return (
    <nav className={s.menu} aria-label={texts.shell.mainMenu}>
      <h2 className={s.heading}>{texts.shell.menu}</h2>
      <MenuLink look="side" to="/home" label={texts.shell.home} icon={House} />
      <MenuLink look="side" to="/families" label={texts.shell.families} icon={UsersRound} badge={pending} />
      <h2 className={s.heading}>{texts.shell.library}</h2>
      <MenuLink look="side" to="/upload" label={texts.shell.upload} icon={ImageUp} />
      <h2 className={s.heading}>{texts.shell.family}</h2>
      <ul className={s.friends}>
        {friends.slice(0, shownFriends).map(({ _id, username, image }) => (
          <li key={_id} className={s.friend}>
            <Avatar src={image} size={28} />
            <span className={s.name} dir="auto">
              {username}
            </span>
          </li>
        ))}
      </ul>
      {friends.length > shownFriends && (
        <ButtonLink to="/families" tone="plain">
          {texts.shell.allFamily}
        </ButtonLink>
      )}
      {connections && friends.length === 0 && (
        <ButtonLink to="/families" tone="quiet" icon={<UserRoundPlus size={18} aria-hidden="true" />}>
          {texts.shell.addFamily}
        </ButtonLink>
      )}
    </nav>
  );
}
