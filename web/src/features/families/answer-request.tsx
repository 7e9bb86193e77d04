import type { Profile } from '@kloak/proto/api/types.ts';
import { Button } from '../../ui/button.tsx';
import type { ConnectionChange } from './change-connections.ts';
import { familiesTexts as t } from './texts.ts';

type AnswerRequestProps = { readonly other: Profile; readonly onAnswer: (change: ConnectionChange) => void };

/** Buttons that accept or decline another member's request. */
export function AnswerRequest({ other, onAnswer }: AnswerRequestProps) {
  return (
    <>
      <Button needsServer onClick={() => onAnswer({ kind: 'accept', other })} aria-label={`${t.accept}: ${other.username}`}>
        {t.accept}
      </Button>
      <Button tone="quiet" needsServer onClick={() => onAnswer({ kind: 'reject', other })} aria-label={`${t.decline}: ${other.username}`}>
        {t.decline}
      </Button>
    </>
  );
}
