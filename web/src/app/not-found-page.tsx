import { texts } from '../lib/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTitle } from '../ui/use-title.ts';

export function NotFoundPage() {
  useTitle(texts.notFound.title);
  return (
    <Notice title={texts.notFound.title} level={1}>
      <ButtonLink to="/">{texts.notFound.home}</ButtonLink>
    </Notice>
  );
}
