import type { Profile } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { memberMutation } from './change-group.ts';
import type { MemberAct } from './group-after.ts';

/** What an admin does to one person of a group; a failure is told. */
export function useMemberActs(groupId: string): (act: MemberAct, person: Profile, onFailed?: () => void) => void {
  const { mutate } = useMutation({
    ...memberMutation(useQueryClient(), useMe().id, groupId),
    onError: (error) => toast(ruleText(error, texts.common.failed), 'bad'),
  });
  return (act, person, onFailed) => mutate({ act, person }, { onError: () => onFailed?.() });
}
