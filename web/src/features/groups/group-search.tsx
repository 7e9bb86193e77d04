import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import s from './groups.module.css';
import { groupsTexts as t } from './texts.ts';

/** A letter, a digit or an underscore: a text without one has no matches. */
const searchable = /[\p{L}\p{N}_]/u;

/** Search form that opens the list of matching groups. */
export function GroupSearch({ said = '' }: { readonly said?: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(said);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (searchable.test(text)) void navigate(`/group-search-result/${encodeURIComponent(text.trim())}`);
  };
  return (
    <form className={s.search} onSubmit={submit}>
      <TextField
        label={t.discover}
        placeholder={t.searchFor}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" tone="quiet" icon={<Search size={18} aria-hidden="true" />}>
        {t.search}
      </Button>
    </form>
  );
}
