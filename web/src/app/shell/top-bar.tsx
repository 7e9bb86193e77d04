import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { authQuery } from '../../lib/session.ts';
import { remembered } from '../../lib/storage.ts';
import { texts } from '../../lib/texts.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart, preload } from '../lazy-part.tsx';
import { accountMenu } from '../screen-parts.ts';
import { AvatarButton } from './avatar-button.tsx';
import s from './top-bar.module.css';

export function TopBar() {
  const { data: auth } = useQuery(authQuery);
  // Where this browser knows of no session, the answer is mostly that there is none: nothing waits for it.
  const guest = auth ? !auth.isAuth : remembered('kloak-user-id') === undefined;
  return (
    <header className={s.bar}>
      <Brand to={auth?.isAuth ? '/home' : '/'} />
      {auth?.isAuth && <Account />}
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

/** The menu's code comes when somebody reaches for it. [Note: lazy parts] */
function Account() {
  const [wanted, setWanted] = useState(false);
  const reach = () => void preload(accountMenu);
  if (!wanted) return <AvatarButton onPointerEnter={reach} onFocus={reach} onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<AvatarButton aria-busy />}>
      <LazyPart part={accountMenu} props={{}} />
    </Suspense>
  );
}
