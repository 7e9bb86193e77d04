import { isShared } from '@kloak/proto/rules/privacy.ts';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { refusedFilesText, toastUnpublished } from '../../../files/file-messages.ts';
import { concernsSomeFiles, type PublishDetails } from '../../../files/publish-part.ts';
import { noteShared } from '../../../files/shared-batch.ts';
import { ApiError } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';
import { uploadLeftOver } from '../choose/choose-files.ts';
import { isPublishing, unpublishedFiles } from '../domain.ts';
import { dropDetails, keepDetails } from '../keep/kept-uploads.ts';
import { currentUpload, dispatch, tryOn } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import { arriving } from './arriving.ts';
import { outcomeOf } from './outcome.ts';
import { publishMutation, type UploadPublication } from './publish-queries.ts';

/** `form`: the page of the form, if the member pressed Publish there. */
type Publisher = {
  readonly me: { readonly id: string; readonly username: string };
  readonly client: QueryClient;
  readonly form?: { readonly isOpen: () => boolean; readonly onFirst: () => void; readonly open: (path: string) => void };
};

/** Publishes the upload, once, as its files arrive. It goes on without the page of the form, and after this page. */
export function runPublication(details: PublishDetails, { me, client, form }: Publisher): void {
  // A second press may precede the next rendering.
  if (isPublishing(currentUpload())) return;
  dispatch({ type: 'PublishingStarted' });
  void keepDetails(me.id, details);
  const onSuccess = (published: UploadPublication) => {
    const upload = currentUpload();
    if (upload.status === 'choosing') return;
    const { known, asksFamily, news, problems, path, continues } = outcomeOf(published, { upload, details, isOnPage: form?.isOpen() ?? false });
    if (asksFamily) form?.onFirst();
    if (isShared(details.privacy) && published.posts.length > (published.duplicates?.length ?? 0)) noteShared();
    if (news) toast(news);
    toastUnpublished(published);
    for (const problem of problems) toast(problem, 'bad');
    if (path) form?.open(path);
    dispatch({ type: 'UploadPublished', known });
    if (continues) void uploadLeftOver({ me: me.id, client });
  };
  const onError = (error: Error) => {
    if (error.name === 'AbortError') return;
    void dropDetails(me.id);
    failPublishing(error);
  };
  const publication = new MutationObserver(client, { ...publishMutation(client, me), onSuccess, onError });
  const onPublished = (ids: readonly number[]) => dispatch({ type: 'FilesPublished', ids });
  publication.mutate({ arriving: arriving(), onPublished, details, known: knownPosts, tryOn }).catch(() => undefined);
}

function knownPosts(): readonly string[] {
  const upload = currentUpload();
  return upload.status === 'choosing' ? [] : upload.found.map(({ item }) => item.id);
}

function failPublishing(error: Error): void {
  // Otherwise some files would have been published.
  const isFinal = error instanceof ApiError && concernsSomeFiles(error.code);
  const detail = isFinal ? refusedFilesText(unpublishedFiles(currentUpload())) : undefined;
  dispatch({ type: 'PublishingFailed', isFinal });
  toast(error instanceof ApiError && error.code !== 'not-arrived' ? error.message : t.notArrived, 'bad', { detail });
}
