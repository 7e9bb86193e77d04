import { rpc } from '@kloak/platform/rpc.ts';
import { viewerOfSubject } from '../../access/subject.ts';
import { subjectId } from '../../domain/subject.ts';
import { pageOfHearts } from './heart-pages.ts';

export const listHearts = rpc('social', 'ListHearts', {
  access: viewerOfSubject,
  run: (ctx, { page, perPage, before }, { subject, viewer }) => pageOfHearts(ctx, { target: subjectId(subject), viewer }, { page, perPage, before }),
});
