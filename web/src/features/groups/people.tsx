import type { Profile } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../people/avatar.tsx';
import { MemberLink } from '../../people/member-link.tsx';
import { useMe } from '../../session/session.ts';
import { List, ListRow } from '../../ui/list/list.tsx';
import s from './groups.module.css';
import { groupsTexts as t } from './texts.ts';

type PeopleProps = {
  /** Without a title only the list is rendered. */
  readonly title?: string;
  readonly people: readonly Profile[];
  readonly children?: (person: Profile) => ReactNode;
};

/** People of a group, each with actions; renders nothing if there are none. */
export function People({ title, people, children }: PeopleProps) {
  const me = useMe();
  if (people.length === 0) return null;
  const nameOf = ({ _id, username }: Profile) => (_id === me.id ? t.youAre(username) : username || t.somebody);
  return (
    <section className={s.people}>
      {title && <h3>{title}</h3>}
      <List entries={people}>
        {(person) => (
          <ListRow
            picture={<Avatar src={person.image} />}
            title={
              <MemberLink username={person.username}>
                <bdi>{nameOf(person)}</bdi>
              </MemberLink>
            }
          >
            {children?.(person)}
          </ListRow>
        )}
      </List>
    </section>
  );
}
