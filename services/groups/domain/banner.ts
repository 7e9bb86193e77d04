// Banner of a group. Its state is part of the group's stream, which orders changes, rendering and deletion.
import type { Banner__Output } from '@kloak/proto/types/groups.ts';
import { briefEventData, checkIsAdmin, type Group, type GroupEvent, type GroupState } from './group.ts';

/** Banner id, and who chose it. */
export type Banner = Banner__Output;

/** Image of a banner. `narrowed`: how often its owner had made it private before; if that number grows, the banner ends. */
export type Photo = { item: string; narrowed: number };

/** Requests a banner from the caller's image; it replaces an earlier request. Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function requestBanner(group: string, { id, by }: Banner, { item, narrowed }: Photo) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    if ([state.banner, state.askedBanner].some((one) => one?.id === id)) return [];
    return [{ type: 'GroupBannerRequested', data: { ...briefEventData(group, { ...state, askedBanner: { id, by } }), by, banner: id, item, narrowed } }];
  };
}

const asks = (state: Group, banner: string): state is GroupState & { askedBanner: Banner } =>
  state !== undefined && !state.purged && state.askedBanner?.id === banner;

/** Shows the rendered banner. No-op if another was requested meanwhile, or the group is gone. */
export function showBanner(group: string, banner: string) {
  return (state: Group): GroupEvent[] => {
    if (!asks(state, banner)) return [];
    const { askedBanner, banner: former, ...others } = state;
    return [{ type: 'GroupBannerChanged', data: { ...briefEventData(group, { ...others, banner: askedBanner }), by: askedBanner.by, former } }];
  };
}

/** Records that the banner failed; the current one stays. No-op if another was requested meanwhile. */
export function failBanner(group: string, banner: string, reason: string) {
  return (state: Group): GroupEvent[] => {
    if (!asks(state, banner)) return [];
    const { askedBanner: _, ...after } = state;
    return [{ type: 'GroupBannerFailed', data: { ...briefEventData(group, after), reason } }];
  };
}

/** Removes the current and the requested banner. */
const removing = (group: string, by: string, { banner: former, askedBanner: _, ...after }: GroupState): GroupEvent[] => [
  { type: 'GroupBannerRemoved', data: { ...briefEventData(group, after), by, former } },
];

/** Refuses: 403 `not-group-admin`, 404 `no-group`. */
export function removeBanner(group: string, by: string) {
  return (state: Group): GroupEvent[] => {
    checkIsAdmin(state, by);
    return state.banner || state.askedBanner ? removing(group, by, state) : [];
  };
}

/** Removes the banner that a person chose when the person is erased, whether still a member or not. */
export function forgetBanner(group: string, who: string) {
  return (state: Group): GroupEvent[] => {
    const isTheirs = state !== undefined && !state.purged && [state.banner, state.askedBanner].some((one) => one?.by === who);
    return isTheirs ? removing(group, who, state) : [];
  };
}

/** Removes banners whose image is no longer shared; others stay. */
export function endBanners(group: string, ids: readonly string[]) {
  return (state: Group): GroupEvent[] => {
    if (state === undefined || state.purged) return [];
    const { banner, askedBanner, ...others } = state;
    const [kept, keptAsked] = [banner, askedBanner].map((one) => (one && !ids.includes(one.id) ? one : undefined));
    const [ended] = [banner, askedBanner].filter((one) => one && ids.includes(one.id));
    if (!ended) return [];
    const after = { ...others, ...(kept && { banner: kept }), ...(keptAsked && { askedBanner: keptAsked }) };
    return [{ type: 'GroupBannerRemoved', data: { ...briefEventData(group, after), by: ended.by, former: kept ? undefined : banner } }];
  };
}
