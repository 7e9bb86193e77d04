import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Avatar } from '../../people/avatar.tsx';
import { connectionsQuery } from '../../people/connections-queries.ts';
import { MemberLink } from '../../people/member-link.tsx';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { screens } from '../screens.ts';
import { menuTexts } from './menu-texts.ts';
import { ScreenLink } from './screen-link.tsx';
import s from './side-menu.module.css';

/** Maximum number of relatives in the menu; the families page lists all. */
const shownFriends = 12;

/** Width from which the menu lists relatives, as in its style sheet. */
const withFamily = '(min-width: 1000px)';

/** Main navigation on a large screen; a rail of icons on a medium one. */
export function SideMenu() {
  const hasFamily = useMedia(withFamily);
  return (
    <nav className={s.menu} aria-label={menuTexts.mainMenu}>
      <h2 className={s.heading}>{menuTexts.menu}</h2>
      <Section section="menu" />
      <h2 className={s.heading}>{menuTexts.library}</h2>
      <Section section="library" />
      {hasFamily && <Family />}
    </nav>
  );
}

/** Relatives, whose list is loaded only where it is visible. */
function Family() {
  const { data: connections } = useQuery(connectionsQuery(useMe().id));
  const friends = connections?.friends ?? [];
  return (
    <div className={s.family}>
      <h2 className={s.heading}>{menuTexts.family}</h2>
      <ul className={s.friends}>
        {friends.slice(0, shownFriends).map(({ _id, username, image }) => (
          <li key={_id}>
            <MemberLink username={username} className={s.friend}>
              <Avatar src={image} size={28} />
              <span className={s.name} dir="auto">
                {username}
              </span>
            </MemberLink>
          </li>
        ))}
      </ul>
      {friends.length > shownFriends && (
        <ButtonLink to="/families" tone="plain">
          {menuTexts.allFamily}
        </ButtonLink>
      )}
      {connections && friends.length === 0 && (
        <ButtonLink to="/families" tone="quiet" icon={<UserRoundPlus size={18} aria-hidden="true" />}>
          {memberTexts.addFamily}
        </ButtonLink>
      )}
    </div>
  );
}

function Section({ section }: { readonly section: 'menu' | 'library' }) {
  return screens.filter(({ menu }) => menu?.section === section).map((screen) => <ScreenLink key={screen.path} screen={screen} look="side" />);
}
