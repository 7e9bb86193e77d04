import { useNavigate } from 'react-router-dom';
import { memberTexts } from '../../../lib/member-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/window/dialog.tsx';
import { uploadTexts } from '../texts.ts';
import s from '../upload.module.css';

const t = uploadTexts.invite;

/** Asks after a first upload whether to invite the family. Closing it leads to the family, too. */
export function InviteFamily() {
  const navigate = useNavigate();
  const go = (where: '/families' | '/my-profile') => () => void navigate(where);
  return (
    <Dialog open onClose={go('/families')} holds title={t.title} close={memberTexts.close}>
      <p>{t.text}</p>
      <div className={s.answers}>
        <Button tone="quiet" onClick={go('/my-profile')}>
          {t.no}
        </Button>
        <Button onClick={go('/families')}>{t.yes}</Button>
      </div>
    </Dialog>
  );
}
