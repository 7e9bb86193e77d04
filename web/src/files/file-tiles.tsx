import { X } from 'lucide-react';
import g from '../ui/list/tiles.module.css';
import type { ChosenFile } from './chosen-file.ts';
import { FilePicture } from './file-picture.tsx';
import s from './file-tiles.module.css';
import { filesTexts as t } from './texts.ts';

/** Key of a file in a list of chosen files, which has no duplicates. */
const placeOf = ({ file: { name }, size, lastModified }: ChosenFile) => `${name} ${size} ${lastModified}`;

type TilesProps = { readonly files: readonly ChosenFile[]; readonly onLeaveOut?: (file: ChosenFile) => void };

/** Tiles of chosen files, each with a button that removes it while that is possible. */
export function FileTiles({ files, onLeaveOut }: TilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={g.tiles}>
      {files.map((one) => (
        <li key={placeOf(one)} className={g.tile}>
          <FilePicture file={one.file} />
          {onLeaveOut && (
            <button type="button" className={s.out} aria-label={t.leaveOut(one.file.name)} onClick={() => onLeaveOut(one)}>
              <X size={16} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
