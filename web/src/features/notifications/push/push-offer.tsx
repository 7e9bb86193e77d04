import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../lib/toasts.ts';
import { useMe } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/window/banner.tsx';
import { notificationsTexts } from '../texts.ts';
import s from './push-offer.module.css';
import { deviceMutation, devicePushQuery, hasChosen, noteOffered } from './push-queries.ts';

const t = notificationsTexts.push;

/** Offers pushes once on this device, after the member has shared something. The browser's prompt appears only after the button. */
export function PushOffer() {
  const me = useMe().id;
  const client = useQueryClient();
  const { data: device } = useQuery(devicePushQuery(me));
  const [isDue] = useState(() => !hasChosen(me));
  const [isAnswered, setAnswered] = useState(false);
  const isShown = isDue && !isAnswered && device === 'off';
  useEffect(() => {
    if (isShown) noteOffered(me);
  }, [isShown, me]);
  const turn = useMutation({ ...deviceMutation(client, me), onError: (error) => toast(errorText(error, t.failed), 'bad') });
  if (!isShown && !turn.isPending) return null;
  // The buttons disappear: keyboard users continue in the page.
  const leave = () => {
    setAnswered(true);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const accept = () =>
    turn.mutate(true, {
      onSuccess: (isPermitted) => {
        if (isPermitted) toast(t.isOn);
        leave();
      },
    });
  return (
    <div className={s.offer}>
      <Banner tone="info">
        <p>{t.offer}</p>
        <div className={s.answers}>
          <Button busy={turn.isPending && t.busy} onClick={accept}>
            {t.yes}
          </Button>
          <Button tone="quiet" onClick={leave}>
            {t.no}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
