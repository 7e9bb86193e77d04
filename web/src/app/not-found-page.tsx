import { ButtonLink } from '../ui/button.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Notice } from '../ui/window/notice.tsx';
import { notFoundTexts } from './not-found-texts.ts';

export function NotFoundPage() {
  useTitle(notFoundTexts.title);
  return (
    <Notice title={notFoundTexts.title} level={1}>
      <ButtonLink to="/">{notFoundTexts.home}</ButtonLink>
    </Notice>
  );
}
