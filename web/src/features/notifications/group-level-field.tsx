import { groupLevels } from '@kloak/proto/rules/notifications.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { levelMutation, settingsQuery } from './notifications-queries.ts';
import { notificationsTexts as t } from './texts.ts';

/** Notification level of a group; renders nothing for a group that the member is not in. A choice is saved at once. */
export function GroupLevelField({ groupId, label }: { readonly groupId: string; readonly label: string }) {
  const me = useMe().id;
  const { data } = useQuery(settingsQuery(me));
  const { mutate } = useMutation({ ...levelMutation(useQueryClient(), me), onError: (failure) => toast(errorText(failure, texts.common.failed), 'bad') });
  const level = data?.groups.find(({ group }) => group._id === groupId)?.level;
  if (level === undefined) return null;
  const choose = (value: string) => {
    const wanted = groupLevels.find((one) => one === value);
    if (wanted) mutate({ groupId, level: wanted });
  };
  return (
    <SelectField label={label} needsServer value={level} onChange={({ target }) => choose(target.value)}>
      {groupLevels.map((one) => (
        <option key={one} value={one}>
          {t.levels[one]}
        </option>
      ))}
    </SelectField>
  );
}
