import { useQuery } from '@tanstack/react-query';
import { StoragePanel } from '../../../files/storage-panel.tsx';
import { usageQuery } from '../../../files/usage-query.ts';
import { texts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import s from './usage-header.module.css';

/** Shows how much space is used, and links to larger plans. */
export function UsageHeader({ me }: { readonly me: string }) {
  const { data, isError } = useQuery(usageQuery(me));
  return (
    <StoragePanel usage={data} failed={isError}>
      <Link to="/upgrade-store" className={s.upgrade}>
        {texts.shell.upgrade}
      </Link>
    </StoragePanel>
  );
}
