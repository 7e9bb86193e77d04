import type { Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { memberMutation } from './change-group.ts';
import type { MemberAct } from './group-after.ts';

/** Runs an admin's action on one person of a group, and shows a toast if it fails. */
export function useMemberActs(groupId: string): (act: MemberAct, person: Profile, onFailed?: () => void) => void {
  const { mutate } = useMutation({
    ...memberMutation(useQueryClient(), useMe().id, groupId),
    onError: (error) => toast(ruleText(error, texts.common.failed), 'bad'),
  });
  return (act, person, onFailed) => mutate({ act, person }, { onError: () => onFailed?.() });
}
