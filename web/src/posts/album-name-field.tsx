import { type ComponentProps, useId } from 'react';
import { TextField } from '../ui/form/field.tsx';

/** Field for an album's name; the browser suggests existing names while typing. */
export function AlbumNameField({ names, ...field }: ComponentProps<typeof TextField> & { readonly names: readonly string[] }) {
  const id = useId();
  return (
    <>
      <TextField {...field} list={id} autoComplete="off" dir="auto" />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
