// A library of any size, simulated for the owner's browser, because fifty thousand photographs need not exist to scroll through them.
import type { Answer, ApiName, Body, Post } from '@kloak/proto/api/types.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import type { Page, Route } from 'playwright-core';

type Day = Answer<'POST /api/library/family-days'>['days'][number];

const newest = Date.UTC(2026, 10, 22);

/** Days up to November 2026, each with 1 to 19 posts, ten on average. */
export function daysWithTen(count: number): Day[] {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(newest - index * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length),
    count: 1 + ((index * 7) % 19),
  }));
}

const answerOf = <Name extends ApiName>(route: Route, _name: Name, answer: Answer<Name>) => route.fulfill({ json: { success: true, ...answer } });

/** Answers the page's calls for photos on these days, with photographs like existing ones. `asked`: number of calls for posts. */
export async function serveLibrary(page: Page, days: readonly Day[], like: readonly Post[]): Promise<{ readonly asked: number }> {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const photographs = like.filter(({ image }) => image);
  const photoOn = (day: string, nth: number): Post => {
    const one = photographs[nth % photographs.length];
    if (!one?.image) throw new Error('there is no photograph that those of the library could be like');
    const id = `${day}-${nth}`;
    return { ...one, _id: id, image: { ...one.image, _id: id, takenLocal: `${day}T10:00:00` } };
  };
  const photosOn = (day: string) => Array.from({ length: counts.get(day) ?? 0 }, (_, nth) => photoOn(day, nth));
  const served = { asked: 0 };
  await page.route('**/api/library/family-days', (route) => answerOf(route, 'POST /api/library/family-days', { days: [...days] }));
  await page.route('**/api/library/family-posts-by-day', (route) => {
    served.asked += 1;
    const body: Body<'POST /api/library/family-posts-by-day'> = route.request().postDataJSON();
    return answerOf(route, 'POST /api/library/family-posts-by-day', { posts: body.days.flatMap(photosOn) });
  });
  await page.route('**/api/post/image-post-byid', (route) => {
    const { imageId }: { imageId: string } = route.request().postDataJSON();
    const [day, nth] = [imageId.slice(0, 'YYYY-MM-DD'.length), imageId.slice('YYYY-MM-DD-'.length)];
    return answerOf(route, 'POST /api/post/image-post-byid', { post: photoOn(day, Number(nth)) });
  });
  return served;
}
