import { memberTexts as t } from '../lib/member-texts.ts';
import { ButtonLink } from './button.tsx';
import { useTitle } from './use-title.ts';
import { Notice } from './window/notice.tsx';

/** In place of what is not there, or not for this member. `title` is the window's. */
export function Unavailable({ title, text }: { readonly title: string; readonly text: string }) {
  useTitle(title);
  return (
    <Notice title={text} level={1}>
      <ButtonLink to="/home">{t.home}</ButtonLink>
    </Notice>
  );
}
