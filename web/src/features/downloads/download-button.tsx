import { type DownloadScope, downloadScopes } from '@kloak/proto/rules/files/downloads.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { ownAlbumsQuery } from '../../posts/data/own-albums.ts';
import { useMe } from '../../session/session.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { ArchiveParts } from './archive-parts.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { downloadsTexts as t } from './texts.ts';

/** Button that downloads the member's own originals: all, those of one kind, or an album. */
export function DownloadButton() {
  return (
    <DownloadDialog title={t.title}>
      <p>{t.intro}</p>
      <ChooseOwn />
    </DownloadDialog>
  );
}

/** Button that downloads a relative's shared originals, all or of one kind. */
export function DownloadShared({ owner }: { readonly owner: string }) {
  const [scope, setScope] = useState<DownloadScope>('all');
  return (
    <DownloadDialog title={t.sharedTitle}>
      <p>{t.sharedIntro}</p>
      <ScopeField scope={scope} among={ofRelatives} onChange={setScope} />
      <ArchiveParts key={scope} asked={{ scope, ownerId: owner }} />
    </DownloadDialog>
  );
}

/** Button that downloads an album. */
export function DownloadAlbum({ album }: { readonly album: string }) {
  return (
    <DownloadDialog title={t.albumTitle}>
      <p>{t.albumIntro}</p>
      <ArchiveParts asked={{ scope: 'album', albumId: album }} />
    </DownloadDialog>
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
