import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { remembered } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import { authQuery } from '../../session/session.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { account } from '../screen-parts.ts';
import s from './top-bar.module.css';

export function TopBar() {
  const { data: auth } = useQuery(authQuery);
  // If this browser remembers no session, there is mostly none: the guest's bar is rendered without waiting for the answer.
  const guest = auth ? !auth.isAuth : remembered('kloak-user-id') === undefined;
  return (
    <header className={s.bar}>
      <Brand to={auth?.isAuth ? '/home' : '/'} />
      {auth?.isAuth && (
        <Suspense fallback={null}>
          <LazyPart part={account} props={{}} />
        </Suspense>
      )}
      {guest && (
        <nav className={s.guest} aria-label={texts.shell.accountMenu}>
          <ButtonLink to="/register" tone="plain">
            {texts.shell.createAccount}
          </ButtonLink>
          <ButtonLink to="/login" tone="quiet">
            {texts.shell.signIn}
          </ButtonLink>
        </nav>
      )}
    </header>
  );
}
