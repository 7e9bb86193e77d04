import { CircleCheck } from 'lucide-react';
import { memberTexts } from '../lib/member-texts.ts';
import { Button } from '../ui/button.tsx';
import { useSelection } from './data/selection.ts';

/** Button that begins and ends a selection. Renders nothing on a page without one. */
export function SelectButton() {
  const selection = useSelection();
  if (!selection) return null;
  const { chosen, begin, end } = selection;
  return (
    <Button tone="quiet" icon={<CircleCheck size={18} aria-hidden="true" />} aria-pressed={chosen !== undefined} onClick={chosen ? end : begin}>
      {memberTexts.select}
    </Button>
  );
}
