import type { Group } from '@kloak/proto/api/types.ts';
import { AnswerMembership } from './answer-membership.tsx';
import s from './groups.module.css';
import { People } from './people.tsx';
import { groupsTexts as t } from './texts.ts';

/** Membership requests above a group's posts, for its admins. */
export function Asking({ group: { _id, requests = [] } }: { readonly group: Group }) {
  if (requests.length === 0) return null;
  return (
    <section className={s.section}>
      <h2>{t.asking(requests.length)}</h2>
      <People people={requests}>{(person) => <AnswerMembership groupId={_id} person={person} />}</People>
    </section>
  );
}
