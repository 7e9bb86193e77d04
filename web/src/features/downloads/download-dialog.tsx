import { type DownloadScope, downloadScopes } from '@kloak/proto/rules/files/downloads.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { ownAlbumsQuery } from '../../posts/data/own-albums.ts';
import { useMe } from '../../session/session.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import { ArchiveParts } from './archive-parts.tsx';
import s from './downloads.module.css';
import { downloadsTexts as t } from './texts.ts';

/** The member's own originals, those that a relative shares, or those of an album. */
export type Source = 'own' | { readonly owner: string } | { readonly album: string };

type DialogProps = { readonly source: Source; readonly open: boolean; readonly onClose: () => void };

/** Dialog that downloads originals: all, those of one kind, or an album. */
export function DownloadDialog({ source, open, onClose }: DialogProps) {
  const { title, content } = shownOf(source);
  return (
    <Dialog open={open} onClose={onClose} title={title} close={memberTexts.close}>
      <div className={s.choice}>{content}</div>
    </Dialog>
  );
}

function shownOf(source: Source): { readonly title: string; readonly content: ReactNode } {
  if (source === 'own') return { title: t.title, content: <ChooseOwn /> };
  if ('owner' in source) return { title: t.sharedTitle, content: <ChooseShared owner={source.owner} /> };
  const album = (
    <>
      <p>{t.albumIntro}</p>
      <ArchiveParts asked={{ scope: 'album', albumId: source.album }} />
    </>
  );
  return { title: t.albumTitle, content: album };
}

function ChooseShared({ owner }: { readonly owner: string }) {
  const [scope, setScope] = useState<DownloadScope>('all');
  return (
    <>
      <p>{t.sharedIntro}</p>
      <ScopeField scope={scope} among={ofRelatives} onChange={setScope} />
      <ArchiveParts key={scope} asked={{ scope, ownerId: owner }} />
    </>
  );
}

const ofRelatives = downloadScopes.filter((scope) => scope !== 'album');

type ScopeProps = { readonly scope: DownloadScope; readonly among: readonly DownloadScope[]; readonly onChange: (scope: DownloadScope) => void };

function ScopeField({ scope, among, onChange }: ScopeProps) {
  const choose = (value: string) => onChange(among.find((one) => one === value) ?? 'all');
  return (
    <SelectField label={t.what} value={scope} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {among.map((one) => (
        <option key={one} value={one}>
          {t[one]}
        </option>
      ))}
    </SelectField>
  );
}

function ChooseOwn() {
  const me = useMe();
  const [scope, setScope] = useState<DownloadScope>('all');
  const [chosen, setChosen] = useState('');
  const { data: albums = [] } = useQuery({ ...ownAlbumsQuery(me.id), enabled: scope === 'album' });
  const albumId = scope === 'album' && chosen !== '' ? chosen : undefined;
  return (
    <>
      <p>{t.intro}</p>
      <ScopeField scope={scope} among={downloadScopes} onChange={setScope} />
      {scope === 'album' && (
        <SelectField label={t.whichAlbum} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">{memberTexts.select}</option>
          {albums.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {(scope !== 'album' || albumId !== undefined) && <ArchiveParts key={`${scope} ${albumId}`} asked={{ scope, albumId }} />}
    </>
  );
}
