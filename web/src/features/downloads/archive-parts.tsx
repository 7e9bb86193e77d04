import { useState } from 'react';
import { ArchiveDownload } from './archive-download.tsx';
import type { AskedArchive } from './downloads-queries.ts';

/** An archive, part by part; the `key` makes another choice begin at its first part. */
export function ArchiveParts({ asked }: { readonly asked: Pick<AskedArchive, 'scope' | 'albumId' | 'ownerId'> }) {
  const [{ from, part }, setPlace] = useState<Pick<AskedArchive, 'from' | 'part'>>({ part: 1 });
  return <ArchiveDownload key={from} asked={{ ...asked, from, part }} onNext={(next) => setPlace({ from: next, part: part + 1 })} />;
}
