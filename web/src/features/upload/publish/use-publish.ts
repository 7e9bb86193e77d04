import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { PublishDetails } from '../../../files/publish-part.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { useMe } from '../../../session/session.ts';
import { runPublication } from './run-publication.ts';

/** Returns how to publish the upload, once. `onFirst` is called if the member is to be asked to invite the family. */
export function usePublish(onFirst: () => void): (details: PublishDetails) => void {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useIsMounted();
  const form = { isOpen: () => here.current, onFirst, open: (path: string) => void navigate(path) };
  return (details) => runPublication(details, { me, client, form });
}
