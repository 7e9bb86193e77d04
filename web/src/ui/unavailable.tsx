import { memberTexts as t } from '../lib/member-texts.ts';
import { ButtonLink } from './button.tsx';
import { useTitle } from './use-title.ts';
import { Notice } from './window/notice.tsx';

/** Notice for a page that does not exist, or that this member may not see. `title` is the window's. */
export function Unavailable({ title, text }: { readonly title: string; readonly text: string }) {
  useTitle(title);
  return (
    <Notice title={text} level={1}>
      <ButtonLink to="/home">{t.home}</ButtonLink>
    </Notice>
  );
}
