import type { Profile } from '@kloak/proto/api/types.ts';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../people/avatar.tsx';
import type { ChosenPeople } from '../../posts/data/chosen-people.ts';
import { useMe } from '../../session/session.ts';
import s from './faces.module.css';
import { photosTexts as t } from './texts.ts';

type FacesProps = {
  /** The member's connections. */
  readonly family: readonly Profile[];
  readonly chosen: ChosenPeople;
  readonly onChoose: (people: ChosenPeople) => void;
};

/** Row of faces that filters the photos: everybody, the member, and each connection; several may be chosen. */
export function Faces({ family, chosen, onChoose }: FacesProps) {
  const { id, image } = useMe();
  const toggle = (person: string) => onChoose(chosen.includes(person) ? chosen.filter((one) => one !== person) : [...chosen, person]);
  return (
    <ul className={s.faces} aria-label={t.faces}>
      <Face name={t.everybody} isChosen={chosen.length === 0} onPress={() => onChoose([])}>
        <span className={s.everybody}>
          <UsersRound size={22} aria-hidden="true" />
        </span>
      </Face>
      {[{ _id: id, username: t.you, image }, ...family].map((person) => (
        <Face key={person._id} name={person.username} isChosen={chosen.includes(person._id)} onPress={() => toggle(person._id)}>
          <Avatar src={person.image} />
        </Face>
      ))}
    </ul>
  );
}

type FaceProps = { readonly name: string; readonly isChosen: boolean; readonly onPress: () => void; readonly children: ReactNode };

function Face({ name, isChosen, onPress, children }: FaceProps) {
  return (
    <li>
      <button type="button" className={s.face} aria-pressed={isChosen} onClick={onPress}>
        {children}
        <span className={s.name} dir="auto">
          {name}
        </span>
      </button>
    </li>
  );
}
