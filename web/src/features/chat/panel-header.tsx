import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChat } from '../../people/chat-place.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import s from './chat-panel.module.css';
import { chatTexts as t } from './texts.ts';

type HeaderProps = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly picture?: ReactNode;
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
};

/** Header of each view of the chat: a back button, its title, its actions, and a close button. */
export function PanelHeader({ title, note, picture, isFirst = false, children }: HeaderProps) {
  const { back, close } = useChat();
  return (
    <div className={s.header}>
      {!isFirst && <IconButton label={t.back} icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={back} />}
      {picture && <div className={s.picture}>{picture}</div>}
      <div className={s.heading}>
        <h2 className={s.title} dir="auto">
          {title}
        </h2>
        {note && <p className={s.note}>{note}</p>}
      </div>
      {children}
      <IconButton label={t.close} icon={<X size={20} aria-hidden="true" />} onClick={close} />
    </div>
  );
}
