import type { Answer } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { shortDate } from '../../lib/dates.ts';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { restoreGroupMutation } from './change-group.ts';
import { groupName } from './group-name.ts';
import s from './groups.module.css';
import { groupsTexts as t } from './texts.ts';

/** Groups that the member deleted and can still restore. */
export function TrashedGroups({ groups }: { readonly groups: Answer<'POST /api/groups/groups-by-profile'>['trashedGroups'] }) {
  const { mutate } = useMutation({
    ...restoreGroupMutation(useQueryClient(), useMe().id),
    onSettled: (answer, error) => {
      if (answer) toast(t.restored(groupName(answer.group)));
      else if (error) toast(ruleText(error, texts.common.failed), 'bad');
    },
  });
  return (
    <section className={s.section}>
      <h2>{t.trashed}</h2>
      <List entries={groups}>
        {({ _id, endsAt, ...group }) => (
          <ListRow picture={<Trash2 size={24} aria-hidden="true" />} title={<bdi>{groupName(group)}</bdi>} note={t.until(shortDate(endsAt))}>
            <Button tone="quiet" aria-label={t.restoreOf(groupName(group))} onClick={() => mutate(_id)}>
              {t.restore}
            </Button>
          </ListRow>
        )}
      </List>
    </section>
  );
}
