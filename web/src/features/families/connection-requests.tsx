import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toasts.ts';
import { Avatar } from '../../people/avatar.tsx';
import { connectionsQuery } from '../../people/connections-queries.ts';
import { useMe } from '../../session/session.ts';
import { Link } from '../../ui/link.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { AnswerRequest } from './answer-request.tsx';
import { connectionMutation } from './change-connections.ts';
import { connectionFailure } from './failure-text.ts';
import s from './families.module.css';
import { familiesTexts as t } from './texts.ts';

/** Members who wait for the member's answer, with buttons to answer; renders nothing if there are none. */
export function ConnectionRequests() {
  const me = useMe().id;
  const { data } = useQuery(connectionsQuery(me));
  const { mutate } = useMutation({
    ...connectionMutation(useQueryClient(), me),
    onSettled: (_answer, error) => error && toast(connectionFailure(error), 'bad'),
  });
  const pending = data?.pending ?? [];
  if (pending.length === 0) return null;
  return (
    <section>
      <h2 className={s.heading}>{t.pending}</h2>
      <List entries={pending}>
        {(other) => (
          <ListRow
            picture={<Avatar src={other.image} />}
            title={
              <Link to="/families">
                <bdi>{other.username}</bdi> {t.wantsToConnect}
              </Link>
            }
          >
            <AnswerRequest other={other} onAnswer={mutate} />
          </ListRow>
        )}
      </List>
    </section>
  );
}
