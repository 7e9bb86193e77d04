import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { canHaveWorker, isWorkerServed, switchWorker, wantsWorker } from '../../lib/worker-registration.ts';
import { CheckField } from '../../ui/form/field.tsx';
import { ListSection } from '../../ui/list/list.tsx';
import { settingsTexts as t } from './texts.ts';

/** Switch of this device: whether it keeps the app and what was seen lately. Absent where there is no worker. */
export function OfflineSection() {
  const [isOn, setOn] = useState(wantsWorker);
  const { data: isServed } = useQuery({ queryKey: ['worker'], queryFn: isWorkerServed, enabled: canHaveWorker() });
  const { mutate } = useMutation({
    mutationFn: switchWorker,
    onMutate: setOn,
    onError: (_error, on) => {
      setOn(!on);
      toast(texts.common.failed, 'bad');
    },
  });
  if (isServed !== true) return null;
  return (
    <ListSection title={t.offline}>
      <p>{t.offlineNote}</p>
      <CheckField label={t.offlineSwitch} checked={isOn} onChange={({ target }) => mutate(target.checked)} />
    </ListSection>
  );
}
