import type { Connections, Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, UserMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { List } from '../../ui/list/list.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { AnswerRequest } from './answer-request.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { connectionMutation } from './change-connections.ts';
import { connectionFailure } from './failure-text.ts';
import s from './families.module.css';
import { Person } from './person.tsx';
import { familiesTexts as t } from './texts.ts';

type ListsProps = { readonly connections: Connections; readonly children: ReactNode };

/** Lists of connections with their actions: first the requests that wait for an answer, above `children`. */
export function ConnectionLists({ connections, children }: ListsProps) {
  const [removing, setRemoving] = useState<Profile>();
  const [blocking, setBlocking] = useState<Profile>();
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...connectionMutation(client, useMe().id),
    onSettled: (_answer, error) => error && toast(connectionFailure(error), 'bad'),
  });
  const blockAct = (other: Profile) => ({
    label: t.block,
    icon: <Ban size={18} aria-hidden="true" />,
    tone: 'danger' as const,
    onSelect: () => setBlocking(other),
  });
  return (
    <>
      <People title={t.pending} people={connections.pending}>
        {(other) => (
          <>
            <AnswerRequest other={other} onAnswer={mutate} />
            <Menu label={t.more(other.username)} look="more" acts={[blockAct(other)]} />
          </>
        )}
      </People>
      {children}
      <People title={t.friends} empty={t.friendsEmpty} people={connections.friends}>
        {(other) => (
          <Menu
            label={t.more(other.username)}
            look="more"
            acts={[{ label: t.remove, icon: <UserMinus size={18} aria-hidden="true" />, tone: 'danger', onSelect: () => setRemoving(other) }, blockAct(other)]}
          />
        )}
      </People>
      <People title={t.requested} people={connections.requested}>
        {(other) => (
          <Button tone="quiet" onClick={() => mutate({ kind: 'reject', other })} aria-label={`${t.cancel}: ${other.username}`}>
            {t.cancel}
          </Button>
        )}
      </People>
      <People title={t.blocked} people={connections.blocked ?? []}>
        {(other) => (
          <Button tone="quiet" onClick={() => mutate({ kind: 'unblock', other })} aria-label={`${t.unblock}: ${other.username}`}>
            {t.unblock}
          </Button>
        )}
      </People>
      <BlockDialog other={blocking} onClose={() => setBlocking(undefined)} />
      <ConfirmDialog
        open={removing !== undefined}
        title={t.removeTitle(removing?.username ?? '')}
        text={t.removeText}
        yes={t.remove}
        no={t.keep}
        onNo={() => setRemoving(undefined)}
        onYes={() => {
          if (removing) mutate({ kind: 'reject', other: removing });
          setRemoving(undefined);
        }}
      />
    </>
  );
}

type PeopleProps = { readonly title: string; readonly empty?: string; readonly people: readonly Profile[]; readonly children: (person: Profile) => ReactNode };

/** An empty list shows its text, or nothing if it has none. */
function People({ title, empty, people, children }: PeopleProps) {
  if (people.length === 0 && !empty) return null;
  return (
    <section>
      <h2 className={s.heading}>
        {title} {people.length > 0 && <span className={s.count}>{people.length}</span>}
      </h2>
      {people.length === 0 && <p className={s.empty}>{empty}</p>}
      <List entries={people}>{(person) => <Person profile={person}>{children(person)}</Person>}</List>
    </section>
  );
}
