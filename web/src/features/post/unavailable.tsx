import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { postTexts as t } from './texts.ts';

/** In place of an item that is not there, or not for this member. `title` is the window's. */
export function Unavailable({ title, text }: { readonly title: string; readonly text: string }) {
  useTitle(title);
  return (
    <Notice title={text} level={1}>
      <ButtonLink to="/home">{t.home}</ButtonLink>
    </Notice>
  );
}
