import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useUnsent } from '../../features/chat/compose/unsent.ts';
import { useUploadStatus } from '../../files/upload-status.ts';
import { cancelUploadTexts } from '../../files/upload-texts.ts';
import { texts } from '../../lib/texts.ts';
import { outboxTexts } from '../../outbox/outbox-texts.ts';
import { useUnsentActs } from '../../outbox/waiting.ts';
import { useMe } from '../../session/session.ts';
import { Link } from '../../ui/link.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import m from '../../ui/window/menu.module.css';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { themes, useTheme } from '../theme.ts';
import { useSignOut } from '../use-sign-out.ts';
import { accountIcons } from './account-icons.ts';
import s from './account-menu.module.css';
import { AvatarButton } from './avatar-button.tsx';
import { menuIcons } from './menu-icons.ts';
import { menuTexts } from './menu-texts.ts';

const themeIcons = { light: Sun, dark: Moon, system: Monitor };
const screenIcons = { ...menuIcons, ...accountIcons };

/** Sections of the table of screens whose entries this menu repeats. */
const shownHere: readonly string[] = ['library', 'account'];

/**
 * The member's account menu. It is open at its first render, since its code is loaded on demand. Not modal: nothing has to lock the page's scroll. A
 * sign-out that would lose an upload or unsent acts asks first. `byKeys`: its first entry gets the focus, as if the menu had been loaded before the key press.
 */
export function AccountMenu({ byKeys }: { readonly byKeys: boolean }) {
  const { theme, choose } = useTheme();
  const signOut = useSignOut();
  const { isAdmin } = useMe();
  const upload = useUploadStatus();
  const losesUpload = upload !== undefined && !upload.publishing;
  const unsentCount = useUnsentActs().length + useUnsent().length;
  const [asks, setAsks] = useState(false);
  const isChosen = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKeys) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [byKeys]);
  const logOut = () => {
    if (losesUpload || unsentCount > 0) isChosen.current = true;
    else signOut();
  };
  // Runs after the menu has closed and its button has the focus again: the dialog returns the focus there.
  const ask = () => {
    setAsks(isChosen.current);
    isChosen.current = false;
  };
  return (
    <>
      <DropdownMenu.Root modal={false} defaultOpen>
        <DropdownMenu.Trigger asChild>
          <AvatarButton />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content ref={list} className={m.menu} align="end" sideOffset={8} collisionPadding={8} onCloseAutoFocus={ask}>
          {screens.map(
            ({ path, who, menu }) =>
              menu && shownHere.includes(menu.section) && (who !== 'admins' || isAdmin) && <ScreenItem key={path} path={path} menu={menu} />,
          )}
          <DropdownMenu.Separator className={s.line} />
          <DropdownMenu.Label className={s.label}>{texts.shell.theme}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={theme} className={s.themes} aria-label={texts.shell.theme}>
            {themes.map((name) => {
              const Icon = themeIcons[name];
              return (
                <DropdownMenu.RadioItem
                  key={name}
                  value={name}
                  className={s.theme}
                  onSelect={(event) => {
                    event.preventDefault();
                    choose(name);
                  }}
                >
                  <Icon size={18} aria-hidden="true" />
                  {texts.shell.themes[name]}
                </DropdownMenu.RadioItem>
              );
            })}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className={s.line} />
          <DropdownMenu.Item className={m.item} onSelect={logOut}>
            <LogOut size={18} aria-hidden="true" />
            {menuTexts.logout}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <ConfirmDialog open={asks && losesUpload} {...cancelUploadTexts} needsServer={false} onYes={() => signOut()} onNo={() => setAsks(false)} />
      <ConfirmDialog
        open={asks && !losesUpload && unsentCount > 0}
        title={outboxTexts.unsent(unsentCount)}
        text={outboxTexts.lost(unsentCount)}
        yes={outboxTexts.signOut}
        no={outboxTexts.stay}
        needsServer={false}
        onYes={() => signOut()}
        onNo={() => setAsks(false)}
      />
    </>
  );
}

function ScreenItem({ path, menu: { label, icon } }: { readonly path: string; readonly menu: NonNullable<Screen['menu']> }) {
  const Icon = screenIcons[icon];
  return (
    <DropdownMenu.Item asChild>
      <Link to={path} className={m.item}>
        <Icon size={18} aria-hidden="true" />
        {label}
      </Link>
    </DropdownMenu.Item>
  );
}
