import { useQuery } from '@tanstack/react-query';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import { useMe } from '../../session/session.ts';
import { Spinner } from '../../ui/list/spinner.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import s from './console.module.css';
import { lookQuery } from './reports-queries.ts';
import { consoleTexts as t } from './texts.ts';

type LookProps = { readonly reportId: string; readonly about: string; readonly onClose: () => void };

/** Dialog with the reported photo, or the first picture of the reported video. Opening it counts as a look, and its owner is notified. */
export function LookDialog({ reportId, about, onClose }: LookProps) {
  const { data: item, error } = useQuery(lookQuery(reportId, useMe().id));
  return (
    <Dialog open onClose={onClose} title={about} close={t.close} wide>
      <p className={s.note}>{t.lookNote}</p>
      {error && <Banner tone="danger">{ruleText(error, texts.common.failed)}</Banner>}
      {!item && !error && <Spinner label={texts.common.loading} />}
      {item && (
        <div className={s.looked}>
          <Picture {...pictureOf(item)} src={item.thumbNail} alt={about} sizes="(min-width: 800px) 800px, 100vw" when="soon" fit="contain" />
        </div>
      )}
    </Dialog>
  );
}
