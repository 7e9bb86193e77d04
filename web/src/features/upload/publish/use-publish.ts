import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { refusedFilesText, toastUnpublished } from '../../../files/file-messages.ts';
import { concernsSomeFiles, type PublishDetails } from '../../../files/publish-part.ts';
import { ApiError } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { useMe } from '../../../session/session.ts';
import { uploadLeftOver } from '../choose/choose-files.ts';
import { isPublishing, unpublishedFiles } from '../domain.ts';
import { currentUpload, dispatch, tryOn } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import { arriving } from './arriving.ts';
import { outcomeOf } from './outcome.ts';
import { publishMutation, type UploadPublication } from './publish-queries.ts';

/** Returns how to publish the upload, once. `onFirst` is called if the member is to be asked to invite the family. */
export function usePublish(onFirst: () => void): (details: PublishDetails) => void {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useIsMounted();

  const onSuccess = (published: UploadPublication, { details }: { readonly details: PublishDetails }) => {
    const upload = currentUpload();
    if (upload.status === 'choosing') return;
    const { known, asksFamily, news, problems, path, continues } = outcomeOf(published, { upload, details, isOnPage: here.current });
    if (asksFamily) onFirst();
    if (news) toast(news);
    toastUnpublished(published);
    for (const problem of problems) toast(problem, 'bad');
    if (path) void navigate(path);
    dispatch({ type: 'UploadPublished', known });
    if (continues) void uploadLeftOver({ me: me.id, client });
  };
  const publish = useMutation({ ...publishMutation(client, me), onSuccess, onError: failPublishing });

  return (details) => {
    // A second press may precede the next rendering.
    if (isPublishing(currentUpload())) return;
    dispatch({ type: 'PublishingStarted' });
    publish.mutate({
      arriving: arriving(),
      onPublished: (ids) => dispatch({ type: 'FilesPublished', ids }),
      details,
      known: knownPosts,
      tryOn,
    });
  };
}

function knownPosts(): readonly string[] {
  const upload = currentUpload();
  return upload.status === 'choosing' ? [] : upload.found.map(({ item }) => item.id);
}

function failPublishing(error: Error): void {
  if (error.name === 'AbortError') return;
  // Otherwise some files would have been published.
  const isFinal = error instanceof ApiError && concernsSomeFiles(error.code);
  const detail = isFinal ? refusedFilesText(unpublishedFiles(currentUpload())) : undefined;
  dispatch({ type: 'PublishingFailed', isFinal });
  toast(error instanceof ApiError && error.code !== 'not-arrived' ? error.message : t.notArrived, 'bad', { detail });
}
